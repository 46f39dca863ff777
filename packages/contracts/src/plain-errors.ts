import type * as z from "zod/mini";
import { numberText } from "./text/formats.ts";

const kinds: Partial<Record<string, string>> = {
  string: "This must be text",
  number: "This must be a number",
  int: "This must be a whole number",
  boolean: "This must be true or false",
  array: "This must be a list",
  object: "This must be an object",
  record: "This must be an object",
};

/** The sentence about a value for which its schema has none of its own: a person may read it beside the field. */
export function plainError(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "This is required" : (kinds[issue.expected] ?? "This isn't valid");
    case "invalid_value":
      return issue.input === undefined ? "This is required" : "This isn't one of the choices";
    case "too_small":
      return issue.minimum === 1 && ["string", "array"].includes(issue.origin)
        ? "This is required"
        : bound(issue.origin, "at least", issue.minimum);
    case "too_big":
      return bound(issue.origin, "at most", issue.maximum);
    case "not_multiple_of":
      return `This must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return "Unknown field";
    default:
      return "This isn't valid";
  }
}

function bound(origin: string, limit: string, value: number | bigint): string {
  const shown = numberText(value);
  if (origin === "string") return `This must have ${limit} ${shown} characters`;
  if (origin === "array") return `This must have ${limit} ${shown} entries`;
  return `This must be ${limit} ${shown}`;
}
