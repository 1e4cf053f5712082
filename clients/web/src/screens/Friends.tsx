/** Friends: what they do, who asks to be one, and the tables at which they wait. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, say } from "../app.ts";
import { news } from "../inbox.ts";
import { PlayerLink } from "../players.tsx";
import { go, link } from "../router.ts";
import { t } from "../texts.ts";
import { Act, Field, Form } from "../ui/form.tsx";
import { Empty, Show, useFresh, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { GameRow } from "./GameRow.tsx";

type FriendList = Schemas["FriendList"];

export function Friends(): JSX.Element {
  const friends = useLoaded(() => railhead.get("/v1/me/friends"), [news.value]);
  const tables = useLoaded(
    () => railhead.get("/v1/games", { query: { mine: "friends" } }),
    [news.value],
  );
  const reload = () => {
    friends.reload();
    tables.reload();
  };
  useFresh(reload, 30);
  return (
    <Page title={t("web-friends")}>
      <Show of={friends}>
        {(list) => (
          <>
            <Received list={list} reload={reload} />
            <section class="stack">
              {list.items.length > 0 ? (
                <ul class="list card">
                  {list.items.map((friend) => (
                    <li key={friend.name}>
                      <FriendRow friend={friend} />
                    </li>
                  ))}
                </ul>
              ) : (
                <Empty>{t("web-friends-none")}</Empty>
              )}
            </section>
          </>
        )}
      </Show>
      {tables.value && tables.value.items.length > 0 && (
        <section class="stack">
          <h2>{t("web-friends-tables")}</h2>
          <ul class="list card">
            {tables.value.items.map((game) => (
              <li key={game.id}>
                <GameRow game={game}>
                  <Act action={() => join(game.id)}>{t("web-join")}</Act>
                </GameRow>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Asking reload={reload} />
      {friends.value && <Sent list={friends.value} reload={reload} />}
    </Page>
  );
}

async function join(id: string): Promise<void> {
  await railhead.put("/v1/games/{game_id}/players/me", { path: { game_id: id }, body: {} });
  go(`games/${id}`);
}

/** Asks somebody, or accepts, and says how the two stand. */
export async function befriend(name: string): Promise<void> {
  const friendship = await railhead.put("/v1/me/friends/{name}", { path: { name } });
  const told = friendship.state === "friends" ? "web-friends-now" : "web-friend-asked";
  say(t(told, { player: friendship.name }));
}

export async function unfriend(name: string): Promise<void> {
  await railhead.delete("/v1/me/friends/{name}", { path: { name } });
}

function FriendRow({ friend }: { friend: Schemas["Friend"] }): JSX.Element {
  const { name, activity, game } = friend;
  return (
    <div class="entry">
      <span class="grow friend">
        <PlayerLink name={name} />
        {activity !== "nothing" && game && (
          <a class="small" href={link(`games/${game}`)}>
            {t(activity === "waiting" ? "web-friend-waiting" : "web-friend-playing")}
          </a>
        )}
      </span>
      <Act
        label={`${t("web-friend-invite")}: ${name}`}
        action={async () => go(`new?invite=${encodeURIComponent(name)}`)}
      >
        {t("web-friend-invite")}
      </Act>
    </div>
  );
}

function Received({ list, reload }: { list: FriendList; reload: () => void }): JSX.Element | null {
  if (!list.received.length) return null;
  const answer = (work: (name: string) => Promise<void>, name: string) => async () => {
    await work(name);
    reload();
  };
  return (
    <section class="stack">
      <h2>
        {t("web-friend-requests")} <b class="badge">{list.received.length}</b>
      </h2>
      <ul class="list card">
        {list.received.map(({ name }) => (
          <li key={name} class="stack tight">
            <div class="entry">
              <span class="grow friend">
                <PlayerLink name={name} />
              </span>
            </div>
            <div class="row end">
              <Act action={answer(unfriend, name)} label={`${t("web-decline")}: ${name}`}>
                {t("web-decline")}
              </Act>
              <Act
                class="primary"
                action={answer(befriend, name)}
                label={`${t("web-accept")}: ${name}`}
              >
                {t("web-accept")}
              </Act>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sent({ list, reload }: { list: FriendList; reload: () => void }): JSX.Element | null {
  if (!list.sent.length) return null;
  return (
    <section class="stack">
      <h2>{t("web-friend-sent")}</h2>
      <ul class="list card">
        {list.sent.map(({ name }) => (
          <li key={name} class="entry">
            <span class="grow friend">
              <PlayerLink name={name} />
            </span>
            <Act
              label={`${t("web-friend-take-back")}: ${name}`}
              action={async () => {
                await unfriend(name);
                reload();
              }}
            >
              {t("web-friend-take-back")}
            </Act>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Asking({ reload }: { reload: () => void }): JSX.Element {
  // A form that was sent begins anew.
  const [sent, count] = useState(0);
  return (
    <section class="card">
      <h2>{t("web-friend-add")}</h2>
      <Form
        key={sent}
        label={t("web-friend-ask")}
        action={async ({ name = "" }) => {
          await befriend(name.trim());
          count(sent + 1);
          reload();
        }}
      >
        <Field
          label={t("web-invite-name")}
          name="name"
          required
          maxLength={64}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
      </Form>
    </section>
  );
}
