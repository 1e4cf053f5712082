import { Listeners } from "./observable.js";

/**
 * When to try again before a pause is over: the device has found a network, or the page is looked
 * at again.
 */
export class Wake {
  readonly #listeners = new Listeners<[]>();
  readonly #hidden = new Listeners<[]>();
  readonly #unplugged = new Listeners<[]>();
  #isLeft = false;

  /** `isLocal`: what is waited for needs no network. */
  constructor(isLocal = false) {
    const { document } = globalThis as { document?: Document };
    globalThis.addEventListener?.("online", () => this.now());
    if (!isLocal) globalThis.addEventListener?.("offline", () => this.#unplugged.tell());
    globalThis.addEventListener?.("pageshow", () => {
      this.#isLeft = false;
      this.now();
    });
    globalThis.addEventListener?.("pagehide", () => {
      this.#isLeft = true;
      this.#hidden.tell();
    });
    document?.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.now();
      else this.#hidden.tell();
    });
  }

  /** Whether the page was left for another; the browser may keep it for the way back. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Whether nobody can see the page. */
  get isHidden(): boolean {
    return (
      this.#isLeft || (globalThis as { document?: Document }).document?.visibilityState === "hidden"
    );
  }

  /** Listens for the page being hidden or left. */
  listenHidden(listener: () => void): () => void {
    return this.#hidden.add(listener);
  }

  /** Listens for the device losing its network. */
  listenUnplugged(listener: () => void): () => void {
    return this.#unplugged.add(listener);
  }

  now(): void {
    this.#listeners.tell();
  }

  listen(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Waits, but not beyond the next reason to try again. Rejects when the signal is aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => () => {
        clearTimeout(timer);
        stop();
        signal?.removeEventListener("abort", aborted);
        done();
      };
      const over = settle(resolve);
      const aborted = settle(() => reject(reasonOf(signal)));
      const timer = setTimeout(over, milliseconds);
      const stop = this.listen(over);
      if (signal?.aborted) aborted();
      else signal?.addEventListener("abort", aborted);
    });
  }
}

export function reasonOf(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException("aborted", "AbortError");
}
