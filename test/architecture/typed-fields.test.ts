import type { OperationShape, Schema } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { requests } from "../requests.ts";

type Path = readonly string[];

const withBody = Object.entries(operations).flatMap(([id, operation]) => {
  const { body } = operation as OperationShape;
  return body ? [{ id: id as OperationId, body, example: requests[id as OperationId].body ?? {} }] : [];
});

/** The paths to all numbers and texts of an example. */
function leavesOf(value: unknown, path: Path = []): { path: Path; value: number | string }[] {
  if (typeof value === "number" || typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

function withLeaf(value: unknown, path: Path, leaf: unknown): unknown {
  const copy = structuredClone(value);
  const last = path.at(-1) ?? "";
  const holder = path
    .slice(0, -1)
    .reduce((at, name) => at[name] as Record<string, unknown>, copy as Record<string, unknown>);
  holder[last] = leaf;
  return copy;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);

const parse = (schema: Schema, value: unknown) => z.safeParse(schema, value);

const fields = withBody.flatMap(({ id, body, example }) =>
  leavesOf(example).map((leaf) => ({ id, body, example, ...leaf })),
);
const numbers = fields.filter(({ value }) => typeof value === "number");

/** What people type, and the one number that each can mean. */
const typed = [
  ["1234,50", 1_234.5],
  ["99,9", 99.9],
  ["1.234,50", 1_234.5],
  ["1,234", 1_234],
  ["1234,500", undefined],
  ["12,34", 12.34],
  ["1e3", undefined],
  ["", undefined],
  ["5 000,00", 5_000],
] as const;

describe("a number that a call takes", () => {
  it("stands in many operations", () => {
    expect(numbers.length).toBeGreaterThan(25);
  });

  it.each(numbers.map(({ path, ...rest }) => ({ ...rest, path, field: path.join(".") })))(
    "$id: $field is never another one than was written",
    ({ body, example, path }) => {
      for (const [text, meant] of typed) {
        const parsed = parse(body, withLeaf(example, path, text));
        if (parsed.success) expect(at(parsed.data, path), text).toBe(meant);
        else expect(parsed.error.issues.length, text).toBeGreaterThan(0);
      }
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, null, true, [1]]) {
        const parsed = parse(body, withLeaf(example, path, value));
        if (parsed.success) expect([null, undefined], String(value)).toContain(at(parsed.data, path));
      }
    },
  );
});
