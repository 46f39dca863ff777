import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { atNight, byDay } from "./packages/testkit/src/night.ts";

/** Properties are tried with the seed of the run in every project. */
const seeded = {
  resolve: {
    alias: [
      {
        find: /^fast-check$/,
        replacement: fileURLToPath(new URL("test/support/seeded-fast-check.ts", import.meta.url)),
      },
    ],
  },
};

/**
 * `*.night.test.ts` are whole files for `pnpm test:night`; others ask `atNight` how much they try. By day, what runs the
 * product on one machine is tried by running it, and its demo by the stories.
 */
const threads = {
  pool: "threads" as const,
  exclude: [
    ...configDefaults.exclude,
    ...(atNight ? [] : ["**/*.night.test.ts"]),
    ...(byDay ? ["packages/{local,seed}/**"] : []),
  ],
};
const served = {
  ...threads,
  globalSetup: ["test/support/served.ts"],
  // Four runs share two cores; a test that takes ten seconds there takes three by itself.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * Tests of screens that a page in a context of its own cannot have: they put another `location` in the place of jsdom's,
 * which holds it fast there, or hand the page's own objects to Node.
 */
const ownThread = [
  "web/src/account/get-current-user.test.tsx",
  "web/src/api/old-release.test.ts",
  "web/src/app/first-paint.test.ts",
  "web/src/features/account/auth/pages/other-ways.test.tsx",
  "web/src/features/credits/credits/pages/credits-page.test.tsx",
  "web/src/features/deals/deals/components/contract.test.tsx",
];

/** Tests by what they need; test/run.ts says which run by day and which at night, `pnpm test:quick` runs those that need nothing. */
export default defineConfig({
  test: {
    projects: [
      {
        ...seeded,
        test: {
          ...threads,
          name: "unit",
          include: ["packages/*/{src/**/,}*.test.ts", "infra/**/*.test.ts"],
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
          include: ["functions/*.test.ts", "functions/src/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        ...seeded,
        test: {
          name: "web",
          // A page of its own for each file, as with threads, but jsdom is read once and not once for each file: a third
          // of the time.
          pool: "vmThreads",
          vmMemoryLimit: "800MB",
          setupFiles: ["web/src/testing/own-browser.ts"],
          include: ["web/src/**/*.test.{ts,tsx}"],
          exclude: ownThread,
          // A form that is filled in letter by letter takes seconds where every core is busy.
          testTimeout: 20_000,
        },
      },
      {
        ...seeded,
        test: {
          ...threads,
          name: "web-own-thread",
          setupFiles: ["web/src/testing/own-browser.ts"],
          include: ownThread,
        },
      },
      { ...seeded, test: { ...threads, name: "architecture", include: ["test/architecture/**/*.test.ts"] } },
      {
        ...seeded,
        test: {
          ...threads,
          name: "simulation",
          include: ["test/simulation/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...threads,
          name: "morgan",
          include: ["test/{judge,morgan}/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      { test: { ...threads, name: "store", include: ["test/store/**/*.test.ts"], testTimeout: 60_000 } },
      // They share a stage, because another one starts every function once more.
      { test: { ...served, name: "contract", include: ["test/{contract,security}/**/*.test.ts"] } },
      {
        test: {
          ...threads,
          name: "faults",
          include: ["test/faults/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...threads,
          name: "cloud",
          include: ["test/cloud/**/*.test.ts"],
          // Everything is built and deployed.
          testTimeout: 15 * 60_000,
        },
      },
      // Only `pnpm prove` runs it.
      {
        test: {
          ...threads,
          name: "prove",
          include: ["test/prove/**/*.test.ts"],
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
