import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { type AreaName, areas } from "./areas.ts";

const area = areas[process.env.MUTATED_AREA as AreaName];

/** The tests of one area, as `vitest.config.ts` runs them. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: {
    alias: [
      {
        find: /^fast-check$/,
        replacement: fileURLToPath(new URL("../support/seeded-fast-check.ts", import.meta.url)),
      },
    ],
  },
  test: { pool: "threads", include: [...area.tests], testTimeout: 60_000 },
});
