import assert from "node:assert/strict";
import { test } from "node:test";
import { followTournament } from "../src/index.js";
import { until } from "./live.js";
import { guest } from "./people.js";
import { Proxy } from "./proxy.js";
import { startServer } from "./server.js";

const server = await startServer();

test("a tournament is followed over a cut line until it is over", async () => {
  const organiser = await guest(server);
  await organiser.upgrade(`Organiser ${process.pid}`, "a train at noon");
  const id = crypto.randomUUID();
  const path = { tournament_id: id };
  await organiser.put("/v1/tournaments/{tournament_id}", {
    path,
    body: {
      name: "Friday night",
      rules: { format: { kind: "swiss", rounds: 2 }, seats: 2, max_players: 8 },
      games: { clock: { kind: "per_move", seconds: 600 } },
      guests: true,
    },
  });
  const proxy = await Proxy.before(server.url);
  const ada = await guest(proxy);
  proxy.mishap = ({ path }) =>
    /stream$/.test(path) && proxy.count(/stream$/) === 1 ? { cutAfter: 200 } : undefined;
  const live = followTournament(ada, id);
  await until(() => live.tournament.value?.phase === "open", "the tournament");
  await ada.put("/v1/tournaments/{tournament_id}/entry", { path });
  await until(() => live.tournament.value?.you != null, "the entry");
  await organiser.delete("/v1/tournaments/{tournament_id}", { path });
  await until(() => live.tournament.value?.phase === "cancelled", "the end");
  assert.equal(live.problem.value, null);
  assert(proxy.count(/stream$/) > 1);
  live.close();
});
