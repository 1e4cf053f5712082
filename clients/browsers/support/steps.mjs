/** Steps of one story: after one that failed, the later ones are not tried. */

import { test } from "node:test";

/** Whether a test that repeats itself in other circumstances is tried in one of them only: in CI. */
export const IS_BRIEF = process.env.RAILHEAD_TEST_BRIEF === "1";

let hasFailed = false;

export function step(name, work) {
  test(name, { timeout: 600_000 }, async (context) => {
    if (hasFailed) return context.skip("an earlier step failed");
    try {
      await work(context);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  });
}
