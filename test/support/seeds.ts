import { randomInt } from "node:crypto";

/**
 * The seed of everything random in tests. It is fixed, so that a red run is the change's fault and not the draw's;
 * TEST_SEED=fresh draws another one, such as for a long night, and TEST_SEED=<number> repeats one.
 */
export const testSeed = seedFrom(process.env.TEST_SEED);

function seedFrom(given: string | undefined): number {
  if (given !== "fresh") return given === undefined ? 1 : Number(given);
  const drawn = randomInt(2 ** 31);
  process.stdout.write(`Repeat this run with TEST_SEED=${drawn}\n`);
  return drawn;
}
