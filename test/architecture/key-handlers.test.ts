import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../web/src");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** A handler of keys, or a function that a handler passes its event to. */
const handlesKeys = /\bonKey(Down|Up|Press)\b|["']key(down|up|press)["']|\bKeyboardEvent\b/;
/** What only `meantKey` may read of a key event. */
const readsKey =
  /\.(key|code|keyCode|which|charCode|isComposing)\b|\{[^{}]*\b(key|code|keyCode|isComposing)\b[^{}:]*\} *[:=](?!>) *(event|[A-Za-z]*KeyboardEvent)/;

const breaking = (files: typeof sources) =>
  files
    .filter(
      ({ path, text }) => path !== "browser/meant-key.ts" && handlesKeys.test(text) && readsKey.test(text),
    )
    .map(({ path }) => path);

it("has no handler of keys that takes a key of an input method for one that was meant", () => {
  expect(sources.filter(({ text }) => handlesKeys.test(text)).length).toBeGreaterThanOrEqual(12);
  expect(breaking(sources)).toEqual([]);
});

it("would notice one, however it reads the key", () => {
  const handlers = [
    'onKeyDown={(event) => event.key === "Enter" && send()}',
    'addEventListener("keydown", (press) => { if (press.key !== "Escape") return; })',
    "onKeyUp={({ key }: KeyboardEvent) => key}",
    "function onKey(event: KeyboardEvent) { const { key } = event; }",
    "onKeyDown={(event) => !event.nativeEvent.isComposing && send()}",
    "onKeyPress={(event) => event.code}",
  ];
  for (const text of handlers) expect(breaking([{ path: "a.tsx", text }]), text).toEqual(["a.tsx"]);
});
