import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const sources = ["packages/core/src", "packages/adapters/src", "packages/table/src", "functions/src"].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), "utf8") })),
);

/** The text from each match to its closing parenthesis. */
function callsOf(pattern: RegExp): { path: string; call: string }[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      let depth = 0;
      let end = index;
      do {
        if (text[end] === "(") depth += 1;
        if (text[end] === ")") depth -= 1;
        end += 1;
      } while (end < text.length && (depth > 0 || !text.slice(index, end).includes("(")));
      return { path, call: text.slice(index, end) };
    }),
  );
}

const without = (pattern: RegExp, setting: RegExp) =>
  callsOf(pattern)
    .filter(({ call }) => !setting.test(call))
    .map(({ path, call }) => `${path}: ${call}`);

it("creates no AWS client without the shared time-outs", () => {
  const pattern = /new [A-Za-z0-9]+Client\(/g;
  expect(callsOf(pattern).length).toBeGreaterThanOrEqual(8);
  expect(without(pattern, /awsClientConfig\(/)).toEqual([]);
});

it("creates no AWS client whose failed calls the logs could not name", () => {
  const unnamed = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(\w+)\(\s*new [A-Za-z0-9]+Client\(|(= )new [A-Za-z0-9]+Client\(/g)]
      .filter(([, wrapper]) => wrapper !== "namingFailedCalls")
      .map(() => path),
  );
  expect(unnamed).toEqual([]);
});

it("never overrides the shared time-outs", () => {
  const overriding = sources.filter(({ text }) => /requestHandler|requestTimeout/.test(text));
  expect(overriding.map(({ path }) => path)).toEqual([]);
});

it("calls no other service without a time-out", () => {
  expect(without(/new (Stripe|BaseAnthropic)\(/g, /\btimeout:/)).toEqual([]);
  expect(without(/\bfetch\((?!\))/g, /\bsignal\b/)).toEqual([]);
  expect(without(/oidc\.discovery\(/g, /\bdiscoveryOptions\b/)).toEqual([]);
});
