import assert from "node:assert/strict";
import { fold, type Known, knownOf, type LoggedEvent, type Railhead } from "../src/index.js";
import type { Reference } from "../src/index.js";
import { canonical } from "./people.js";

/** What somebody knew after an event, without the clocks. */
interface Moment {
  readonly version: number;
  readonly eyes: number | undefined;
  readonly json: string;
  readonly event: LoggedEvent;
}

/** Somebody who looks at a game once, and from then on only at its events. */
export class Folder {
  readonly moments: Moment[] = [];
  lookedAgain = 0;
  known!: Known;
  readonly #who: Railhead;
  readonly #game: string;
  readonly #reference: Reference;

  constructor(who: Railhead, game: string, reference: Reference) {
    this.#who = who;
    this.#game = game;
    this.#reference = reference;
  }

  async look(): Promise<Known> {
    const path = { game_id: this.#game };
    return knownOf(await this.#who.get("/v1/games/{game_id}/view", { path }));
  }

  /** Folds what happened since, and compares all of it, clocks included, with the view. */
  async follow(): Promise<void> {
    this.known ??= frozen(await this.look());
    const path = { game_id: this.#game };
    for (;;) {
      const query = { after: String(this.known.version) };
      const page = await this.#who.get("/v1/games/{game_id}/events", { path, query });
      for (const event of page.events) await this.#see(event);
      const view = await this.look();
      // Otherwise the server has moved on in between.
      if (view.version !== this.known.version) continue;
      assert.equal(canonical(this.known), canonical(view), canonical(page.events));
      return;
    }
  }

  async #see(event: LoggedEvent): Promise<void> {
    // A fold that changed what was known before would throw.
    const folded = fold(this.known, event, this.#reference);
    if ("known" in folded) {
      this.known = frozen(folded.known);
      const again = fold(this.known, event, this.#reference);
      assert("known" in again && again.known === this.known, "what is known changes nothing");
    } else {
      assert.equal(folded.lookAgain, "other_eyes", canonical(event));
      this.lookedAgain += 1;
      this.known = frozen(await this.look());
    }
    const { version, table, you } = this.known;
    this.moments.push({
      version,
      eyes: you?.seat,
      json: canonical({ version, table, you }),
      event,
    });
  }

  /**
   * Compares the versions that were known with what the server shows of them afterwards: all, or
   * one in `every`.
   */
  async compareWithReplay(every = 1, from = 0): Promise<void> {
    for (const { version, eyes, json, event } of this.moments) {
      if ((version + from) % every !== 0) continue;
      const path = { game_id: this.#game };
      const query = { at: version, ...(eyes === undefined ? {} : { as: eyes }) };
      const view = await this.#who.get("/v1/games/{game_id}/replay", { path, query });
      const { table, you = null } = view;
      const shown = canonical({ version: view.version, table, you });
      assert.equal(json, shown, `after ${canonical(event)}, seen from seat ${eyes}`);
    }
  }
}

function frozen<T>(value: T): T {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}
