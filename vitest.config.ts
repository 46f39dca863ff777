import { defineConfig } from "vitest/config";

/** Tests by what they need; `pnpm test` runs the quick ones, `pnpm test:all` every one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "functions/src/**/*.test.ts", "infra/**/*.test.ts"],
          exclude: ["**/*.int.test.ts", "**/node_modules/**"],
          pool: "threads",
        },
      },
      { test: { name: "web", include: ["web/src/**/*.test.{ts,tsx}"], pool: "threads" } },
      { test: { name: "simulation", include: ["test/simulation/**/*.test.ts"], pool: "threads", testTimeout: 60_000 } },
      { test: { name: "architecture", include: ["test/architecture/**/*.test.ts"], pool: "threads" } },
    ],
  },
});
