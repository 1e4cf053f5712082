/** Joining a game by its code, typed or followed as a link. */

import type { ComponentChildren, JSX } from "preact";
import { Problem, type Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { kindOf } from "../format.ts";
import { Players } from "../players.tsx";
import { go, link } from "../router.ts";
import { t } from "../texts.ts";
import { Act, Field, Form } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { packsText } from "./GameRow.tsx";

export function Join({ argument: code }: ScreenProps): JSX.Element {
  return code ? <Invited code={code} /> : <AskCode />;
}

function AskCode(): JSX.Element {
  return (
    <Page title={t("web-join-by-code")}>
      <Form label={t("web-next")} action={async ({ code = "" }) => go(await leadsTo(code.trim()))}>
        <Field
          label={t("web-join-code")}
          hint={t("web-code-hint")}
          name="code"
          required
          minLength={6}
          maxLength={16}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          class="code-field"
          placeholder="K7P-2XM"
        />
      </Form>
      <p class="faint">
        {t("web-join-or")} <a href={link("open")}>{t("web-open-games")}</a>
      </p>
    </Page>
  );
}

/** The screen that a code leads to: of a tournament, a league, or the invitation to a game. */
async function leadsTo(code: string): Promise<string> {
  const { kind, id } = await railhead.get("/v1/codes/{code}", { path: { code } });
  return kind === "game" ? `join/${encodeURIComponent(code)}` : `${kind}s/${id}`;
}

function Invited({ code }: { code: string }): JSX.Element {
  const join = async () => {
    const game = await railhead.post("/v1/games/join-by-code", { body: { code } });
    go(`games/${game.id}`, true);
  };
  return (
    <Page title={t("web-join")} back="">
      <Invitation
        code={code}
        below={
          <p>
            <a href={link("join")}>{t("web-other-code")}</a>
          </p>
        }
      >
        <Act class="primary wide" action={join}>
          {t("web-join")}
        </Act>
      </Invitation>
    </Page>
  );
}

/**
 * What a code leads to, and what can be done about it. Players go on in their game. What is below is
 * shown with it: it would move away from under a finger if it was seen before.
 */
export function Invitation({
  code,
  below,
  children,
}: {
  code: string;
  below: ComponentChildren;
  children?: ComponentChildren;
}): JSX.Element {
  const invite = useLoaded(async () => {
    const found = await railhead.get("/v1/invites/{code}", { path: { code } });
    if (found.you != null) go(`games/${found.game}`, true);
    return found;
  }, [code]);
  const { value, error } = invite;
  return (
    <>
      {error instanceof Problem && error.body.game ? (
        <TooLate problem={error} />
      ) : (
        <Show of={invite}>
          {(found) => (
            <div class="card">
              <Table invite={found} />
              {found.open_seats > 0 ? children : <ToGame id={found.game} />}
            </div>
          )}
        </Show>
      )}
      <div hidden={!value && !error}>{below}</div>
    </>
  );
}

/** The code was right, but its game has begun, is over or was called off. */
function TooLate({ problem }: { problem: Problem }): JSX.Element {
  const { game, watch } = problem.body;
  return (
    <div class="card stack" role="status">
      <h2>{problem.title}</h2>
      <p>{problem.detail}</p>
      {game && watch && <ToGame id={game} />}
    </div>
  );
}

function ToGame({ id }: { id: string }): JSX.Element {
  return (
    <a class="button primary wide" href={link(`games/${id}`)}>
      {t("web-to-game")}
    </a>
  );
}

function Table({ invite }: { invite: Schemas["Invite"] }): JSX.Element {
  const players = invite.players.map(({ seat, name, occupant, color }) => ({
    seat,
    name,
    kind: occupant.kind,
    color,
  }));
  const host = invite.players.find(({ seat }) => seat === invite.host)?.name;
  return (
    <div class="stack tight">
      <h2>{host ? t("web-invited-by", { player: host }) : t("web-invited-by-nobody")}</h2>
      <Players players={players} />
      <p class="faint small">{kindOf(invite.options)}</p>
      {invite.packs.length > 0 && <p class="faint small">{packsText(invite.packs)}</p>}
      <p class="small">{t("phase-lobby", { open: invite.open_seats })}</p>
    </div>
  );
}
