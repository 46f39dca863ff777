import { testEnvironment } from "./env.ts";

/**
 * Whether this is `pnpm test:night`, which tries everything that `npm test` tries in part: every point of a matrix, every
 * width and theme. What is left out by day is chosen by the seed of the run (test-seed.ts).
 */
export const atNight = testEnvironment.scope === "night";

/**
 * Whether this is `npm test`: what is served then runs only the proofs of docs/promises.md. What lands runs all of it
 * (`pnpm test:landing`).
 */
export const byDay = testEnvironment.scope === undefined;
