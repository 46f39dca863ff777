import { codeFields, withoutWords } from "@marquee/adapters/ai/plain-text";
import type { BrandKnowledge } from "@marquee/adapters/ai/port";

/** A result without the words that a brand forbids; a text with nothing else becomes a dash. */
export function inBrandWords<Result>(result: Result, brand: BrandKnowledge | undefined): Result {
  const words = brand?.forbiddenWords ?? [];
  return words.length === 0 ? result : (cleaned(result, words) as Result);
}

function cleaned(value: unknown, words: readonly string[]): unknown {
  if (typeof value === "string") return withoutWords(value, words) || "–";
  if (Array.isArray(value)) return value.map((part) => cleaned(part, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, codeFields.has(name) ? part : cleaned(part, words)]),
  );
}
