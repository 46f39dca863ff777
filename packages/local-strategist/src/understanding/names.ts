import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { Reference } from "./references.ts";

/** What a text names, and what it calls by a name that nothing has. */
export interface Naming {
  found: readonly Reference[];
  unknown: { name: string; nearest: readonly Reference[] } | undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words that join names and belong to none. */
const joining = new Set("the a an of at in for and or to deal deals event events package one".split(" "));

/** One or two letters more, less, or other. */
export function isTypo(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(one.length, other.length);
  if (length < 4 || Math.abs(one.length - other.length) > 1) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
      );
    row = next;
  }
  return (row.at(-1) ?? 9) <= (length > 5 ? 2 : 1);
}

interface Place {
  reference: Reference;
  start: number;
  end: number;
  score: number;
}

/** Where a text names something: the longest run of its words that stand together in the name, with typos. */
function placeOf(reference: Reference, text: readonly string[]): Place | undefined {
  const whole = wordsOf(reference.name);
  const name = whole.filter((word) => !joining.has(word));
  let best: Place | undefined;
  for (let start = 0; start < text.length; start++)
    for (let first = 0; first < name.length; first++) {
      let length = 0;
      let skipped = 0;
      while (start + length + skipped < text.length && first + length < name.length) {
        const word = text[start + length + skipped] ?? "";
        if (isTypo(word, name[first + length] ?? "")) length += 1;
        else if (length > 0 && joining.has(word) && whole.includes(word)) skipped += 1;
        else break;
      }
      if (length === 0) continue;
      const rest = name.filter(
        (word, at) => (at < first || at >= first + length) && text.includes(word),
      ).length;
      const score = (length + 0.2 * rest) / name.length + (first === 0 ? 0.05 : 0);
      if (
        best === undefined ||
        length > best.end - best.start ||
        (length === best.end - best.start && score > best.score)
      )
        best = { reference, start, end: start + length, score };
    }
  if (!best) return undefined;
  const length = best.end - best.start;
  const pointed =
    text[best.end] !== undefined && /^(?:deal|deals|event|conference|show|thing)$/.test(text[best.end] ?? "");
  const isEnough =
    length === name.length ||
    (length >= 2 && length * 2 >= name.length) ||
    (pointed && best.start > 0 && length * 2 >= name.length && name[0] === text[best.start]);
  // A word alone that is no whole name could be any word.
  return isEnough &&
    (length > 1 || name.length === 1
      ? name.length > 1 || (name[0]?.length ?? 0) > 3
      : pointed || isProper(reference))
    ? best
    : undefined;
}

const isProper = ({ kind }: Reference) => kind === "host";

/** Of those that stand at the same words the best, and all of equally good ones. */
function bestPlaces(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  const ordered = places.toSorted(
    (one, other) => other.end - other.start - (one.end - one.start) || other.score - one.score,
  );
  for (const place of ordered) {
    const rival = kept.find(({ start, end }) => place.start < end && start < place.end);
    const isAsGood =
      rival && rival.end - rival.start === place.end - place.start && rival.score - place.score < 0.05;
    if (!rival || isAsGood) kept.push(place);
  }
  return kept;
}

/** Words that make a run of capitalized words the name of an event. */
const eventNouns =
  /\b(?:Summit|Conference|Expo|Week|Days|Forum|Congress|Connect|Festival|Fest|Fair|Convention|Frontiers)\b/;
const properRun =
  /\b\p{Lu}[\p{L}\p{N}&'-]*(?: (?:(?:&|of|in|and|for|the|to) )?(?:\p{Lu}[\p{L}\p{N}&'-]*|20\d\d))*/gu;

/** The things that a text names, among all that its reader may open. */
export async function namedIn(text: string, tools: ReadTools): Promise<Naming> {
  const runs = [...text.matchAll(properRun)].map(([run]) => run).filter((run) => run.length > 3);
  // One look-up for the whole text and for each run of words that could be a name.
  const lines = [...new Set([text.replaceAll("\n", " ").slice(0, 200), ...runs.slice(0, 5)])];
  const results = await tools.searchNames({ text: lines.join("\n").slice(0, 400), limit: 12 });
  const all = new Map<string, Reference>();
  for (const { kind, id, name, detail, eventId } of results.found)
    all.set(`${kind} ${id} ${name}`, { kind, id, name, detail, eventId });
  const words = wordsOf(text);
  const places = [...all.values()].flatMap(
    (reference) => placeOf(reference, words) ?? placeByPerson(reference, words) ?? [],
  );
  const found = bestPlaces(places)
    .toSorted((one, other) => one.start - other.start)
    .map(({ reference }) => reference);
  const known = found.map(({ name }) => wordsOf(name)).flat();
  const stranger = runs
    .filter((run) => eventNouns.test(run) && run.includes(" "))
    .map((run) => run.replace(/^(?:The|Is|Does|What|Counter|Cancel|Save|Show|Start|And|Has|Which) /, ""))
    .find(
      (run) => !wordsOf(run).some((word) => !joining.has(word) && known.some((other) => isTypo(word, other))),
    );
  if (stranger === undefined) return { found, unknown: undefined };
  const { found: near, nearest } = await tools.searchNames({ text: stranger, limit: 4 });
  const events = [...near, ...nearest].filter(({ kind }) => kind === "event");
  return {
    found,
    unknown: {
      name: stranger,
      nearest: events
        .slice(0, 2)
        .map(({ kind, id, name, detail, eventId }) => ({ kind, id, name, detail, eventId })),
    },
  };
}

/** A host by the person's name, which stands in the detail. */
function placeByPerson(reference: Reference, words: readonly string[]): Place | undefined {
  if (reference.kind !== "host" || !reference.detail) return undefined;
  const place = placeOf({ ...reference, name: reference.detail }, words);
  return place && { ...place, reference };
}
