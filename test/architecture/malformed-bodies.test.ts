import { AppError } from "@marquee/contracts/errors";
import type { OperationShape } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { httpEvent } from "@marquee/testkit/http-event";
import { expect, it } from "vitest";
import { parseRequest } from "../../functions/src/runtime/contract-input.ts";
import { requests } from "../requests.ts";
import { malformedBodies } from "../support/malformed-bodies.ts";

const withBody = Object.entries<OperationShape>(operations)
  .filter(([, { body }]) => body !== undefined)
  .map(([id, operation]) => ({ id, operation, example: requests[id as OperationId].body ?? {} }));

/** Reads a body as every operation's frame does. */
function refusalOf(operation: OperationShape, text: string, mediaType: string): AppError | undefined {
  const event = httpEvent(operation.method, "/x", { body: text, headers: { "content-type": mediaType } });
  try {
    parseRequest({ ...operation, params: undefined, query: undefined } as never, event);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return undefined;
}

it.each(withBody)("$id takes its example and refuses every malformed body", ({ operation, example }) => {
  const bodies = malformedBodies(example);
  expect(bodies.length).toBeGreaterThan(8);
  expect(refusalOf(operation, JSON.stringify(example), "application/json")).toBeUndefined();
  for (const { text, mediaType, refused, names } of bodies) {
    const refusal = refusalOf(operation, text, mediaType);
    expect(refusal?.code, text.slice(0, 200)).toBe(refused);
    if (names) expect(names(Object.keys(refusal?.fields ?? {})), text.slice(0, 200)).toBe(true);
  }
});
