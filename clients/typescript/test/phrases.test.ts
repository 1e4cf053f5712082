import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame, Problem, type SaidPhrase } from "../src/index.js";
import { playSome, until } from "./live.js";
import { Lot } from "./lot.js";
import { guest, quick, start, tableOf } from "./people.js";
import { startServer } from "./server.js";

const server = await startServer("--streams-each", "1000");

const words = (phrases: readonly SaidPhrase[]) => phrases.map(({ phrase }) => phrase);

test("what is said is heard once, and what was said before is in the list", async () => {
  const [ada, bob] = [await guest(server), await guest(server)];
  const id = await tableOf([ada, bob]);
  const path = { game_id: id };
  await ada.post("/v1/games/{game_id}/phrases", { path, body: { phrase: "hello" } });
  const games = [openGame(ada, id), openGame(bob, id)] as const;
  const heard: string[][] = games.map((game) => {
    const told: string[] = [];
    game.onPhrase(({ phrase }) => void told.push(phrase));
    return told;
  });
  for (const game of games) await until(() => game.phrases.value.length === 1, "the list");
  assert.equal((await games[1].say("good_luck")).seat, 1);
  await until(() => games[0].phrases.value.length === 2, "the stream");
  await start(ada, id);
  await until(() => games[0].state.value.known?.table.phase.name === "dealing", "the start");
  for (const game of games) assert.deepEqual(words(game.phrases.value), ["hello", "good_luck"]);
  assert.deepEqual(heard, [["good_luck"], ["good_luck"]]);
  for (const game of games) game.close();
});

test("a mute takes what was said away, and a seat that says too much is refused at once", async () => {
  const [ada, bob] = [await guest(server), await guest(server)];
  const game = openGame(ada, await tableOf([ada, bob]));
  const far = openGame(bob, game.id);
  await until(() => game.state.value.line === "live", "live");
  for (let said = 0; said < 5; said += 1) await far.say("laugh");
  await assert.rejects(far.say("laugh"), (problem) => {
    return problem instanceof Problem && problem.code === "too_many_phrases";
  });
  await until(() => game.phrases.value.length === 5, "five");
  const name = bob.session.value?.name ?? "";
  await ada.put("/v1/me/mutes/{name}", { path: { name } });
  await game.refresh();
  assert.deepEqual(game.phrases.value, []);
  game.close();
  far.close();
});

test("thanks after the end are heard without a stream", async () => {
  const timing = { ...quick, afterwards: 50 };
  const people = [await guest(server, { timing }), await guest(server)] as const;
  const id = await tableOf(people);
  await start(people[0], id);
  await playSome(people, id, new Lot(1));
  const game = openGame(people[0], id);
  await until(() => game.state.value.known?.table.phase.name === "finished", "the end");
  const path = { game_id: id };
  await people[1].post("/v1/games/{game_id}/phrases", { path, body: { phrase: "thanks" } });
  await until(() => game.phrases.value.length === 1, "thanks");
  assert.deepEqual(words(game.phrases.value), ["thanks"]);
  game.close();
});
