/** Steps of one story: after one that failed, the later ones are not tried. */

import { test } from "node:test";

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
