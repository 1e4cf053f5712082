/** The invitation that the device keeps, above everything else. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Problem } from "railhead-client";
import { railhead, session } from "../app.ts";
import { forgetInvitation, invitation } from "../invitation.ts";
import { link, path } from "../router.ts";
import { t } from "../texts.ts";
import { useLoaded } from "../ui/load.tsx";

interface Found {
  title: string;
  /** Whether the player is there already. */
  isTaken: boolean;
}

/** Looks an invitation up, by its kind and what follows in its path. */
const FOUND: Record<string, (argument: string) => Promise<Found>> = {
  join: async (code) => {
    const { host, players, you } = await railhead.get("/v1/invites/{code}", { path: { code } });
    const name = players.find(({ seat }) => seat === host)?.name;
    const title = name ? t("web-invited-by", { player: name }) : t("web-invited-by-nobody");
    return { title, isTaken: you != null };
  },
  tournaments: async (id) => {
    const path = { tournament_id: id };
    const { name, you } = await railhead.get("/v1/tournaments/{tournament_id}", { path });
    return {
      title: t("web-invited-to", { name }),
      isTaken: you?.standing.presence === "here",
    };
  },
  leagues: async (id) => {
    const path = { league_id: id };
    const { name, is_member } = await railhead.get("/v1/leagues/{league_id}", { path });
    return { title: t("web-invited-to", { name }), isTaken: is_member };
  },
  challenge: async () => {
    const { items } = await railhead.get("/v1/challenges", { query: { limit: 1 } });
    const title = t("web-invited-to", { name: t("web-challenge") });
    return { title, isTaken: items[0]?.you != null };
  },
};

/** The kept invitation, unless its own screen is open. */
export function KeptInvitation(): JSX.Element | null {
  const kept = invitation.value;
  return kept && kept !== path.value ? <Card key={kept} kept={kept} /> : null;
}

function Card({ kept }: { kept: string }): JSX.Element | null {
  const [screen = "", argument = ""] = kept.split("/");
  const { value, error } = useLoaded(
    async () => (await FOUND[screen]?.(decodeURIComponent(argument))) ?? null,
    [kept, session.value?.accountId],
  );
  const refused = error instanceof Problem ? error : null;
  // A wrong code is not asked for again: the server counts those.
  const isWrong = screen === "join" && refused?.status === 404;
  const isDone = isWrong || (value?.isTaken ?? false);
  useEffect(() => {
    if (isDone) forgetInvitation();
  }, [isDone]);
  const gone = refused && refused.status < 429 ? refused : null;
  if ((!value && !gone) || isDone) return null;
  return (
    <section class="card notice invitation">
      <h2>{value?.title ?? t("web-invited-by-nobody")}</h2>
      {gone && <p>{gone.detail ?? gone.title}</p>}
      <div class="row">
        {!gone && (
          <a class="button primary" href={link(kept)}>
            {t("web-invitation-take")}
          </a>
        )}
        <button type="button" class="button" onClick={forgetInvitation}>
          {t("web-invitation-dismiss")}
        </button>
      </div>
    </section>
  );
}
