import { join } from "node:path";
import type { Goal, Measurement } from "./goal.ts";
import { WebBuild } from "./web-build.ts";

const root = join(import.meta.dirname, "../..");

/** What a page needs before it shows anything: its own chunk and its layout's chunk. */
const pages = {
  "/auth": ["/src/features/account/auth/pages/auth-page.tsx"],
  "/": ["/src/app/layout/app-layout.tsx", "/src/features/home/dashboard/pages/dashboard-page.tsx"],
};
const target = 1.45;
/** G9b of the performance notes: no chunk that is loaded later may be larger than this fraction of CORE. */
const lazyTarget = 0.25;

/** G9: gzipped JavaScript that a page waits for / the bare libraries that any such app starts with. */
export const initialJs: Goal = {
  id: "G9",
  title: "Initial JS, gzip / React, React DOM, React Router and React Query alone",
  async measure() {
    const core = await WebBuild.of(join(root, "test/bench/core-app"));
    const web = await WebBuild.of(join(root, "web"));
    const reference = { value: core.initialBytes([]) };
    const measurements: Measurement[] = [
      ...Object.entries(pages).map(([path, modules]) => ({
        what: `page ${path}`,
        unit: "bytes" as const,
        target,
        ours: { value: web.initialBytes(modules) },
        reference,
      })),
      {
        what: "entry without any page",
        unit: "bytes",
        ours: { value: web.initialBytes([]) },
        reference,
      },
    ];
    return { measurements, notes: [largestChunks(web, reference.value)] };
  },
};

function largestChunks(web: WebBuild, core: number): string {
  const lines = web
    .sizes()
    .slice(0, 12)
    .map(({ file, bytes }) => `${(bytes / core).toFixed(2)}  ${(bytes / 1_000).toFixed(1)} KB  ${file}`);
  return [`Largest chunks; one that is loaded later should stay below ${lazyTarget}:`, ...lines].join("\n");
}
