import type { OperationShape, Schema } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { requests } from "../requests.ts";

const withBody = Object.entries(operations)
  .map(([id, operation]) => ({ id: id as OperationId, operation: operation as OperationShape }))
  .flatMap(({ id, operation }) =>
    operation.body ? [{ id, body: operation.body, example: requests[id].body ?? {} }] : [],
  );

/** Fields that an attacker would send to become another user, gain credits, or backdate rows. */
const forgedKeys = [
  "id",
  "userId",
  "role",
  "isAdmin",
  "isPartner",
  "status",
  "suspended",
  "credits",
  "available",
  "totalCredits",
  "price",
  "amountCents",
  "phoneVerified",
  "emailVerified",
  "passwordHash",
  "twoFactorEnabled",
  "googleSubject",
  "createdAt",
  "pk",
  "sk",
  "__proto__",
  "constructor",
  "toString",
];

/** The path to every object inside a value. */
function objectsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => objectsOf(one, [...path, index]));
  return [path, ...Object.entries(value).flatMap(([key, one]) => objectsOf(one, [...path, key]))];
}

/** Copies a value with one more key in the object at a path; always an own key, whatever its name. */
function withKey(value: unknown, path: readonly (string | number)[], key: string, added: unknown): unknown {
  const copy = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (const step of path) at = at[step] as Record<string, unknown>;
  Object.defineProperty(at, key, { value: added, enumerable: true, configurable: true, writable: true });
  return copy;
}

function refusedKeys(schema: Schema, value: unknown): string[] {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return [];
  const flatten = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
    issues.flatMap((issue) =>
      issue.code === "invalid_union" ? [issue, ...flatten(issue.errors.flat())] : [issue],
    );
  return flatten(parsed.error.issues).flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : [],
  );
}

describe("a body", () => {
  it.each(withBody)("of $id takes no key that it does not declare, at any depth", ({ body, example }) => {
    const keys = fc.oneof(fc.constantFrom(...forgedKeys), fc.string({ minLength: 1, maxLength: 20 }));
    const value = fc.oneof(fc.constantFrom(true, "admin", 1_000_000, null), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...objectsOf(example)), keys, value, (path, key, added) => {
        const declared = z.safeParse(body, example);
        fc.pre(declared.success);
        let at: unknown = example;
        for (const step of path) at = (at as Record<string, unknown>)[step];
        const changed = withKey(example, path, key, added);
        // Skip keys that the object has or may have; every other key must be reported as unknown.
        fc.pre(!Object.hasOwn(at as object, key) && !isDeclared(body, path, key));
        expect(refusedKeys(body, changed)).toContain(key);
      }),
      { numRuns: 150 },
    );
  });
});

/** Whether the schema declares this key, according to its JSON Schema. */
function isDeclared(schema: Schema, path: readonly (string | number)[], key: string): boolean {
  const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  let at = optionsOf(whole);
  for (const step of path)
    at = at.flatMap(({ items, properties }) =>
      optionsOf(typeof step === "number" ? items : properties?.[step]),
    );
  return at.some(({ properties }) => properties !== undefined && Object.hasOwn(properties, key));
}

/** The forms that a schema allows: one, or those of a union. */
function optionsOf(schema: JsonSchema | undefined): JsonSchema[] {
  return schema?.anyOf ?? schema?.oneOf ?? (schema ? [schema] : []);
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}
