import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Everything that can write an amount for people, except the page of the fake card provider, which isn't ours. */
const written = globSync("{packages/*/{src,bin},functions,infra,web/src}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (path) => /node_modules|fake-providers|dist|\.local|\.test\.tsx?$/.test(path),
}).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Ways to put a dollar sign before a number, or to write one with cents, without the one formatter. */
const homeMade: readonly RegExp[] = [
  /\$\$\{/,
  /["'`]\$["'`] *(?:\+|\.concat)/,
  /\[["'`]\$["'`],/,
  /\+ *["'`]\$["'`]/,
  /style: *["'`]currency/,
  /\.toFixed\(2\)/,
];
/** In JSX, a dollar sign before a brace is text. */
const inMarkup = />\$\{/;
const isHomeMade = (text: string, path = ".tsx") =>
  homeMade.some((pattern) => pattern.test(text)) || (path.endsWith(".tsx") && inMarkup.test(text));

/** The formatter itself with its short form, and a password hash, whose fields are separated by dollar signs. */
const allowed = ["usd.ts", "usd-compact.ts"]
  .map((name) => `packages/contracts/src/text/${name}`)
  .concat("packages/core/src/account/passwords/hash.ts");

it("money is formatted in one place, so that no amount loses a digit of its cents", () => {
  expect(written.length).toBeGreaterThan(1_000);
  const formatting = written.filter(({ path, text }) => isHomeMade(text, path)).map(({ path }) => path);
  expect(formatting.filter((path) => !allowed.includes(path))).toEqual([]);
});

it.each([
  "`Dinner ($${price})`",
  "const label = `$${amount.toLocaleString()}`;",
  '"$" + amount',
  '["$", digits].join("")',
  "<td>${price}</td>",
  'new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })',
  "`USD ${amount.toFixed(2)}`",
])("the rule refuses %s", (text) => expect(isHomeMade(text)).toBe(true));
