import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { numberOf, numberPattern } from "@marquee/contracts/studio/brief/brief-text";

const each = new RegExp(
  String.raw`\b(${numberPattern})(?: [\p{L}-]+){0,4}? (?:per|a|an|each|every) (?:day|night|evening|city|town|stop|place|morning|session|site)\b`,
  "giu",
);

/** How many people there are in all: "300 guests per night" are 1,500 in five cities; the same faces come to one place every day. */
export function audienceSizeOf({
  reading,
  prompt,
}: {
  reading: BriefReading;
  prompt: string;
}): number | undefined {
  const size = reading.audience?.size;
  if (size === undefined) return undefined;
  const times = reading.place?.stops ?? 1;
  const isEach = [...prompt.matchAll(each)].some(([, count = ""]) => numberOf(count) === size);
  return isEach ? size * times : size;
}
