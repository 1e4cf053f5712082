import type { Command } from "./commands.js";
import { LONGEST } from "./commands.js";
import type { Railhead } from "./railhead.js";
import { readJson } from "./storage.js";

const KEY = "queue";

/** The commands on the device that wait for their answers: those of all games of the account. */
export class Outbox {
  readonly #railhead: Railhead;

  constructor(railhead: Railhead) {
    this.#railhead = railhead;
  }

  /** Those of one game, in order. Forgets what is too old or somebody else's. */
  async of(game: string): Promise<Command[]> {
    const account = this.#railhead.session.value?.accountId;
    const isValid = (command: Command) =>
      command.account === account && Date.now() - command.since < LONGEST;
    const commands = await this.#change((all) => all.filter(isValid));
    return commands.filter((command) => command.game === game);
  }

  /** Adds a command, or replaces the one with its id. */
  async put(command: Command): Promise<void> {
    await this.#change((all) => {
      const isThere = all.some(({ id }) => id === command.id);
      return isThere
        ? all.map((one) => (one.id === command.id ? command : one))
        : [...all, command];
    });
  }

  async remove(id: string): Promise<void> {
    await this.#change((all) => all.filter((command) => command.id !== id));
  }

  /** Tabs share the storage, so that each change reads it first. */
  #change(change: (all: Command[]) => Command[]): Promise<Command[]> {
    const { locks, storage } = this.#railhead;
    return locks.exclusive("railhead queue", async () => {
      const before = (await readJson<Command[]>(storage, KEY)) ?? [];
      const after = change(before);
      if (after.length === 0) await storage.delete(KEY);
      else if (after !== before) await storage.set(KEY, JSON.stringify(after));
      return after;
    });
  }
}

/** The games in which a move of this account waits: open them to have it sent. */
export async function pendingGames(railhead: Railhead): Promise<string[]> {
  const commands = (await readJson<Command[]>(railhead.storage, KEY)) ?? [];
  const account = railhead.session.value?.accountId;
  return [...new Set(commands.filter((one) => one.account === account).map(({ game }) => game))];
}
