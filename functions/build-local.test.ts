import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildLocal } from "./build-local.ts";

const source = `
import { AppError } from "@marquee/contracts/errors";
import { own } from "./own.ts";
export const handler = () => ({ AppError, own });
`;
let folder: string;
let handled: { AppError: unknown; own: unknown }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "marquee-local-build-"));
  const file = (name: string) => join(folder, `${name}.ts`);
  writeFileSync(file("own"), "export const own = { served: 0 };\n");
  for (const name of ["one", "other"]) writeFileSync(file(name), source);
  await buildLocal({ one: file("one"), other: file("other") }, join(folder, "built"));
  const require = createRequire(import.meta.url);
  handled = ["one", "other"].map((name) => require(join(folder, "built", name, "index.js")).handler());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("functions in one thread share the packages", () => {
  expect(handled[0]?.AppError).toBeTypeOf("function");
  expect(handled[0]?.AppError).toBe(handled[1]?.AppError);
});

test("functions in one thread share nothing of their own modules", () => {
  expect(handled.map(({ own }) => own)).toEqual([{ served: 0 }, { served: 0 }]);
  expect(handled[0]?.own).not.toBe(handled[1]?.own);
});
