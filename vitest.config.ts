import { defineConfig } from "vitest/config";

const threads = { pool: "threads" } as const;
const served = {
  ...threads,
  globalSetup: ["test/support/served.ts"],
  // Four runs share two cores; a test that takes ten seconds there takes two by itself.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Tests by what they need; `npm test` runs them all, `pnpm test:quick` those that need nothing. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...threads,
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "infra/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          // What is tested here keeps nothing in its modules, so a worker loads them once and not once for each file.
          isolate: false,
          // Password hashes and thousands of simulated callers take seconds where every core is busy.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...threads,
          name: "functions",
          include: ["functions/src/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      { test: { ...threads, name: "web", include: ["web/src/**/*.test.{ts,tsx}"] } },
      { test: { ...threads, name: "architecture", include: ["test/architecture/**/*.test.ts"] } },
      {
        test: {
          ...threads,
          name: "simulation",
          include: ["test/simulation/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: { ...threads, name: "morgan", include: ["test/morgan/**/*.test.ts"], testTimeout: 60_000 },
      },
      { test: { ...threads, name: "store", include: ["test/store/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          ...threads,
          name: "security",
          include: ["test/security/**/*.test.ts"],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      { test: { ...served, name: "contract", include: ["test/contract/**/*.test.ts"] } },
      {
        test: {
          ...threads,
          name: "faults",
          include: ["test/faults/**/*.test.ts"],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...threads,
          name: "crawl",
          include: ["test/crawl/**/*.test.ts"],
          fileParallelism: false,
          maxConcurrency: 3,
        },
      },
      {
        test: {
          ...served,
          name: "journeys",
          include: ["test/journeys/**/*.test.ts"],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
