import { testEnvironment } from "./env.ts";

/**
 * Whether this is `pnpm test:night`, which tries everything that `npm test` tries in part: every point of a matrix, every
 * width and theme. What is left out by day is chosen by the seed of the run (test-seed.ts).
 */
export const atNight = testEnvironment.scope === "night";
