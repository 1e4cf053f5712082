/** How long things may take, in milliseconds. The defaults suit phones; tests shorten them. */
export interface Timing {
  /** A request without an answer is given up after this time. */
  readonly request: number;
  /** A stream that has not begun after this time is blocked on the way. */
  readonly firstByte: number;
  /** A stream that says nothing for this time is dead; the server says something every 15 s. */
  readonly silence: number;
  /** How long a page may be hidden before its streams end. */
  readonly glance: number;
  /** How often what was said is read after the end of a game, while it is looked at. */
  readonly afterwards: number;
  /** The longest wait of a long poll. */
  readonly poll: number;
  /** How long polling replaces a stream that is blocked. */
  readonly fallback: number;
  /** The first pause before trying again; each later one is twice as long. */
  readonly retry: number;
  /** The longest pause before trying again. */
  readonly longestRetry: number;
  /** How long before its end an access token is replaced. */
  readonly refreshBefore: number;
}

export const defaultTiming: Timing = {
  request: 20_000,
  firstByte: 20_000,
  silence: 40_000,
  glance: 5_000,
  afterwards: 15_000,
  poll: 50_000,
  fallback: 300_000,
  retry: 1_000,
  longestRetry: 60_000,
  refreshBefore: 60_000,
};

/** The pause after so many failures in a row: it doubles, and between half and all of it is used. */
export function backoff(timing: Timing, failures: number): number {
  const longest = Math.min(timing.longestRetry, timing.retry * 2 ** Math.min(failures, 16));
  return longest * (0.5 + Math.random() / 2);
}
