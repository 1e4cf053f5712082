/** A value that changes, and tells those who asked. */
export interface Observable<T> {
  readonly value: T;
  /** Calls the listener at each later change, not now. Returns what ends it. */
  subscribe(listener: (value: T) => void): () => void;
}

/** Listeners of one kind of happening. One that throws does not keep it from the others. */
export class Listeners<A extends unknown[]> {
  readonly #listeners = new Set<(...happened: A) => void>();

  add(listener: (...happened: A) => void): () => void {
    // The same function may be added twice, and each of the two is removed by itself.
    const own = (...happened: A) => listener(...happened);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  tell(...happened: A): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(...happened);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}

/** An observable that its owner can set. */
export class Variable<T> implements Observable<T> {
  #value: T;
  readonly #listeners = new Listeners<[T]>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  /** Setting the same value again tells nobody. */
  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#listeners.tell(value);
  }

  subscribe(listener: (value: T) => void): () => void {
    return this.#listeners.add(listener);
  }
}
