import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { bundleOptions } from "./build.ts";
import { withMarks } from "./side-effect-free.ts";

async function bundleOf(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: join(import.meta.dirname, "src"), sourcefile: "entry.ts" };
  const { outputFiles } = await build({
    ...bundleOptions(),
    entryPoints: {},
    stdin,
    outdir: "out",
    sourcemap: false,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

describe("a bundle", () => {
  it("leaves out the operations of a file of which it needs something else", async () => {
    const text = await bundleOf(
      'import { waitingSchema } from "@marquee/contracts/admin/admin"; console.log(waitingSchema);',
    );
    expect(text).not.toContain("Get totals for users");
  });

  it("keeps the operation that it needs, and the messages that every schema is given", async () => {
    const text = await bundleOf(
      'import { getAdminOverview } from "@marquee/contracts/admin/admin"; console.log(getAdminOverview);',
    );
    expect(text).toContain("Get totals for users");
    expect(text).toContain("localeError");
  });
});

describe("a marked call", () => {
  const marked = new Map([["fields", ["trimmed", "text"]]]);

  it("is one of zod's except its configuration, or of a function that is declared to be without side effects", () => {
    const source = `import { type Kind, other, text } from "../fields.ts";
z.config({});
const a = z.object({ b: text("b"), c: other(1), d: z.array<Kind>(kind) });`;
    expect(withMarks(source, marked)).toBe(`import { type Kind, other, text } from "../fields.ts";
z.config({});
const a = /* @__PURE__ */ z.object({ b: /* @__PURE__ */ text("b"), c: other(1), d: /* @__PURE__ */ z.array<Kind>(kind) });`);
  });

  it("is none of a function that only has the same name", () => {
    const source = `import { text } from "./letters.ts";
import { trimmed } from "../fields.ts";
text("a");
line.trimmed("b");`;
    expect(withMarks(source, marked)).toBe(source);
  });
});
