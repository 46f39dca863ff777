import type { JobInput } from "@marquee/contracts/admin/accounts";
import { formatCount, labelOf } from "#format/format.ts";
import { jobInputDialog as copy } from "../account-copy.ts";

/** The other fields of an order that say something, each with its values as its user wrote them. */
export function inputFacts({ details }: JobInput): { label: string; values: string[] }[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const values = textsOf(value);
    return values.length === 0 ? [] : [{ label: labelOf(wordsOf(name)), values }];
  });
}

/** Turns "targetAudience" into "target_audience", as the other names are written. */
const wordsOf = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number") return [formatCount(value)];
  if (value === true) return [copy.yes];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}
