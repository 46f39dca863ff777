import { randomInt } from "node:crypto";
import { testEnvironment } from "./env.ts";
import { atNight } from "./night.ts";

/**
 * The seed of everything random in tests. It is fixed by day, so that a red run is the change's fault and not the
 * draw's; at night another one is drawn, as by TEST_SEED=fresh, and TEST_SEED=<number> repeats one.
 */
export const testSeed = seedFrom(testEnvironment.seed ?? (atNight ? "fresh" : "1"));

function seedFrom(given: string): number {
  if (given !== "fresh") return Number(given);
  const drawn = randomInt(2 ** 31);
  process.stdout.write(`Repeat this run with TEST_SEED=${drawn}\n`);
  return drawn;
}
