import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { isTypo } from "../reading/typos.ts";
import type { Reference } from "./references.ts";

/** Words of packages' names that tell nothing apart. */
const general = new Set(
  "partner's partner package sponsor stage track gold silver bronze platinum the and".split(" "),
);

/**
 * The package of the one event spoken of last that a text calls by its own word: "lower the stove partner to 4,500".
 * Undefined where it names none, or could mean two.
 */
export async function packageAtFocus(
  question: string,
  focus: readonly Reference[],
  tools: ReadTools,
): Promise<Reference | undefined> {
  const ids = new Set(focus.flatMap(({ kind, id, eventId }) => (kind === "event" ? [id] : (eventId ?? []))));
  const [eventId] = ids;
  if (eventId === undefined || ids.size > 1) return undefined;
  const event = await tools.getEvent({ eventId });
  const words = foldLetters(question).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  // "Counter" is no typo of "founder".
  const called = (event?.packages ?? []).filter(({ name }) =>
    foldLetters(name)
      .split(/[^\p{L}\p{N}]+/u)
      .some(
        (own) =>
          own.length > 4 &&
          !general.has(own) &&
          words.some((word) => word[0] === own[0] && isTypo(word, own)),
      ),
  );
  const [only] = called;
  return only && called.length === 1 ? { kind: "package", id: only.id, name: only.name, eventId } : undefined;
}
