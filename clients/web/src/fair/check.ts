/** The check that nobody chose the cards of a finished game, made on this device. */

import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import type { Facts, Verdict } from "./game.ts";

/** The file of the worker, named by the build. */
declare const FAIR_WORKER: string;

/** The time limit of a check, in milliseconds. The longest games take a few seconds. */
const PATIENCE = 120_000;

/** This device's own knowledge of a game, which the export has to fit. */
export interface Noted {
  commitment: string;
  head: string | null;
}

/** Loads the whole log with its secret, and decides every card again. */
export async function checkDeal(id: string, noted: Noted): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) throw new Error(t("web-fair-unsupported"));
  const [file, board, sets] = await Promise.all([
    railhead.download("/v1/games/{game_id}/export", { path: { game_id: id } }),
    railhead.get("/v1/reference/board"),
    railhead.get("/v1/reference/tickets"),
  ]);
  const facts: Facts = { routes: board.routes, cities: board.cities, sets };
  const verdict = await inWorker(await file.text(), facts);
  if (!verdict.fair) return verdict;
  if (verdict.commitment !== noted.commitment)
    return { fair: false, event: 0, why: "the commitment is not the one of the game" };
  if (noted.head !== null && verdict.head !== noted.head)
    return { fair: false, event: 0, why: "the head is not the one of the game" };
  return verdict;
}

function inWorker(text: string, facts: Facts): Promise<Verdict> {
  const worker = new Worker(new URL(`assets/${FAIR_WORKER}`, document.baseURI));
  const timer = setTimeout(() => worker.dispatchEvent(new Event("error")), PATIENCE);
  const answered = new Promise<Verdict>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
    worker.onerror = () => reject(new Error(t("web-fair-broken")));
  });
  worker.postMessage({ text, facts });
  return answered.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
