/** Work that must not be done twice at once: by one page, or by all tabs of a browser. */
export class Locks {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs when nobody else holds the name; across tabs where the browser has locks. */
  exclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { navigator } = globalThis as { navigator?: Navigator };
    if (navigator?.locks) return navigator.locks.request(name, work) as Promise<T>;
    const before = this.#last.get(name) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#last.set(name, done);
    const forget = () => {
      if (this.#last.get(name) === done) this.#last.delete(name);
    };
    done.then(forget, forget);
    return done;
  }
}
