import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { Reference } from "./references.ts";

/** The saved events, where a question speaks of them as what it is about: "who goes to the one that we bookmarked?". */
export async function keptIn(question: string, tools: ReadTools): Promise<Reference[]> {
  const speaks =
    /\b(?:my|our|the|on|of|we|i|is|are)\b.{0,24}\b(?:saved|bookmark(?:s|ed)|favou?rites?|shortlist(?:ed)?)\b/i.test(
      question,
    ) && !/\b(?:put|add|keep|save|take|remove|drop|clear|delete|saved search)\b/i.test(question);
  if (!speaks) return [];
  const saved = await tools.listSavedEvents({ limit: 20 });
  return saved.map(({ id, name, location }) => ({ kind: "event", id, name, detail: location, eventId: id }));
}
