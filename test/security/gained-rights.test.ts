import { join, relative } from "node:path";
import { operations } from "@marquee/contracts/operations";
import { build, type Plugin } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleOptions } from "../../functions/build.ts";
import { routedHandlers } from "../../functions/deployed-functions.ts";

const source = join(import.meta.dirname, "../../functions/src");

/** The modules of core that write what must not change by mistake. */
const writers = {
  "the ledger": ["credits/credits/ledger", "credits/payments/fulfill"],
  payments: ["credits/payments/(payments|apply-payment-update|decline|cancel-checkout|open-checkouts)"],
  agreements: ["deals/agreements/(sign-agreement|draw-agreements)"],
  sessions: ["account/sessions/(begin-session|end-sessions)"],
} as const;

/** For each handler's file, the modules of core whose code its own bundle would contain. */
const reached = new Map<string, readonly string[]>();

/** Installed packages write nothing of ours, and bundling them would take most of the time. */
const ownCodeOnly: Plugin = {
  name: "own-code-only",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@marquee/") ? undefined : { path, external: true },
    ),
};

beforeAll(async () => {
  const files = [...routedHandlers.values()].flatMap((handlers) => [...handlers.values()]);
  const { metafile } = await build({
    ...bundleOptions(),
    entryPoints: Object.fromEntries(files.map((file) => [file.slice(0, -3), join(source, file)])),
    sourcemap: false,
    write: false,
    plugins: [ownCodeOnly],
  });
  for (const { entryPoint, inputs } of Object.values(metafile.outputs)) {
    if (entryPoint === undefined) continue;
    const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    reached.set(
      relative("src", entryPoint),
      used.flatMap(([path]) => /packages\/core\/src\/(.+)\.ts$/.exec(path)?.[1] ?? []),
    );
  }
}, 60_000);

const functions = [...routedHandlers].map(([name, handlers]) => ({ name, files: [...handlers.values()] }));
const reaches = (file: string, modules: readonly string[]) => {
  const ofFile = new RegExp(`^(${modules.join("|")})$`);
  return reached.get(file)?.some((module) => ofFile.test(module)) ?? false;
};

describe.each(Object.entries(writers))("the right to write %s", (_, modules) => {
  it.each(functions)("is in $name for all of its operations or for none", ({ files }) => {
    const writing = files.filter((file) => reaches(file, modules));
    expect(writing.length === 0 ? files : writing).toEqual(files);
  });

  it("is somewhere", () => {
    expect(functions.some(({ files }) => files.some((file) => reaches(file, modules)))).toBe(true);
    expect(reached.size).toBeGreaterThanOrEqual(Object.keys(operations).length);
  });
});
