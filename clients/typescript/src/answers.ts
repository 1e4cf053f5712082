interface Known {
  readonly tag: string;
  readonly text: string;
}

/** Answers with an `ETag`, so that what has not changed is not sent again. */
export class Answers {
  readonly #known = new Map<string, Known>();
  #size = 0;

  /** `entries` answers and `characters` in all; the ones used longest ago go first. */
  constructor(
    readonly entries = 64,
    readonly characters = 2_000_000,
  ) {}

  get(key: string): Known | undefined {
    const known = this.#known.get(key);
    if (known) {
      this.#known.delete(key);
      this.#known.set(key, known);
    }
    return known;
  }

  set(key: string, tag: string, text: string): void {
    this.#delete(key);
    if (text.length > this.characters / 2) return;
    this.#known.set(key, { tag, text });
    this.#size += text.length;
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.entries && this.#size <= this.characters) break;
      this.#delete(oldest);
    }
  }

  clear(): void {
    this.#known.clear();
    this.#size = 0;
  }

  #delete(key: string): void {
    this.#size -= this.#known.get(key)?.text.length ?? 0;
    this.#known.delete(key);
  }
}
