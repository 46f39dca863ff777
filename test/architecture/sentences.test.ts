import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Each template of a source with something in it, without its tag. */
function untagged(source: string): string[] {
  return [...source.matchAll(/(.{0,12})`[^`]*\$\{/gsu)].flatMap(([whole, before = ""]) =>
    before.endsWith("sentence") || /\$\{[^}]*$/s.test(before) ? [] : [whole.slice(-60)],
  );
}

it("every text of the screens sets apart what others' words stand in it: its templates have the tag", () => {
  const files = globSync("web/src/**/{copy,*-copy,toasts}.ts", { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const plain = files.flatMap((file) =>
    untagged(readFileSync(join(root, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(plain).toEqual([]);
  expect(untagged("title: (name: string) => `Welcome, ${'$'}{name}!`")).toHaveLength(1);
});
