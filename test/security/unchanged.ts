import type { OperationShape } from "@marquee/contracts/operation";
import { atNight } from "@marquee/testkit/night";
import { afterAll, beforeAll, expect } from "vitest";

/**
 * Expects that a state is at the end of a block's tests what it was before them. Returns what a test of the block calls
 * with its route: it expects the same at once, at night, so that a failure names the route. By day the block is named,
 * because reading the state after each route takes longer than the routes.
 */
export function unchanged(
  state: () => Promise<unknown>,
): (route: { operation: OperationShape }) => Promise<void> {
  let before: unknown;
  const expectUnchanged = async () => expect(await state()).toEqual(before);
  beforeAll(async () => {
    before = await state();
  });
  afterAll(expectUnchanged);
  return ({ operation }) => (atNight && operation.method !== "GET" ? expectUnchanged() : Promise.resolve());
}
