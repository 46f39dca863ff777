import { testEnvironment } from "./env.ts";

/**
 * Whether this is `pnpm test:night`, which tries everything that `npm test` tries in part: every point of a matrix, every
 * width and theme. What is left out by day is chosen by the seed of the run (test-seed.ts).
 */
export const atNight = testEnvironment.scope === "night";

/**
 * Whether this is `npm test`, which leaves to `pnpm test:landing` what neither proves a promise nor tells a story. A
 * single `vitest run` leaves out nothing but the night's.
 */
export const byDay = testEnvironment.scope === "day";
