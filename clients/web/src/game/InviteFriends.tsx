/** Inviting friends to a table, one tap each. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, say } from "../app.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";

export function InviteFriends({
  game,
  seated,
}: {
  game: string;
  /** The names of those who are there. */
  seated: readonly string[];
}): JSX.Element {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => open(true)}>
        {t("web-invite-friends")}
      </button>
      {isOpen && <Sheet game={game} seated={seated} close={() => open(false)} />}
    </>
  );
}

function Sheet({
  game,
  seated,
  close,
}: {
  game: string;
  seated: readonly string[];
  close: () => void;
}): JSX.Element {
  const friends = useLoaded(() => railhead.get("/v1/me/friends"));
  const [invited, note] = useState<readonly string[]>([]);
  const invite = async (name: string) => {
    await railhead.post("/v1/games/{game_id}/invitations", {
      path: { game_id: game },
      body: { name },
    });
    note([...invited, name]);
    say(t("web-invited", { player: name }));
  };
  return (
    <Dialog title={t("web-invite-friends")} close={close}>
      <Show of={friends}>
        {({ items }) => {
          const free = items.filter(({ name }) => !seated.includes(name));
          if (!free.length) return <Empty>{t("web-friends-none")}</Empty>;
          return (
            <ul class="list">
              {free.map(({ name }) => (
                <li key={name} class="entry">
                  <span class="grow">{name}</span>
                  <Act
                    action={() => invite(name)}
                    disabled={invited.includes(name)}
                    label={`${t("web-invite")}: ${name}`}
                  >
                    {t("web-invite")}
                  </Act>
                </li>
              ))}
            </ul>
          );
        }}
      </Show>
      <div class="row end">
        <button type="button" class="button" onClick={close}>
          {t("web-close")}
        </button>
      </div>
    </Dialog>
  );
}
