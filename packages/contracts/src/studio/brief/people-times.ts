// cspell:ignore satur wednes
import { beginning } from "../../text/characters.ts";
import { stopsIn } from "./brief-stops.ts";
import { numberOf, numberPattern } from "./brief-text.ts";

/** So much after a count tells how many times it is meant. */
const tailMost = 46;

/** "70 crew each day", "90 men a day waiting for work": who works or waits somewhere is there every day. */
const sameEachDay =
  /^\s*(?:\p{L}+ )?(?:men|crews?|workers?|laborers|employees|commuters?|staff|regulars|colleagues|of them) (?:(?:a|each|every|per|of a) (?:day|morning|evening|night)|waiting)\b/iu;

/** How many times a count of people is meant: "40 guests each" in three places, "900 a day" on two days. 1 at least, unless it has no sentence. */
export function timesIn(sentence: string, after: string, prompt: string, days: number): number {
  const tail = beginning(after, tailMost);
  if (/\b(?:same (?:faces|people|crowd|ones)|always the same|mostly the same)\b/i.test(prompt)) return 1;
  if (sameEachDay.test(tail) && !/\b(?:station|site|place|store|shop|city|town)s?\b/iu.test(tail)) return 1;
  const several = (pattern: string): number => {
    const [, count] =
      new RegExp(String.raw`(?<![\w$.,-])(${numberPattern})[ -](?:[\w-]+ ){0,2}(?:${pattern})\b`, "iu").exec(
        prompt,
      ) ?? [];
    return count === undefined || numberOf(count) > 60 ? 1 : Math.max(1, numberOf(count));
  };
  if (
    /\b(?:a|per|each|every) (?:site and |\p{L}+ )?(?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bdaily\b|\band day\b|\beach time\b/iu.test(
      tail,
    )
  )
    return Math.max(days, several("days|workdays|weekdays|mornings|evenings|nights"));
  if (/^[^,.;]*\b(?:per|a|each|every) (?:city|town|village|place|site|stop|venue|location)\b/i.test(tail))
    return stopsIn(prompt)?.count ?? 1;
  const per =
    /\b(?:per|an?|each|every) (evening|night|session|stop|club|class|screening|class|show|performance|shift|hall|office|floor|town|weekend|morning|afternoon|workshop|seating|table|group|church|congregation|parish|building|school|campus|branch)\b/i.exec(
      tail,
    )?.[1];
  if (per !== undefined) {
    const many = several(`${per}s|${per}es`);
    // "Five cities, one evening each, 300 guests per night": other people in each.
    return many === 1 ? (stopsIn(prompt)?.count ?? 1) : many;
  }
  // "40 guests each", but not "40 guests, each of whom brings one".
  const own = tail.split(/[,.;]/)[0] ?? "";
  if (/\beach\b/i.test(own) && !/\beach (?:in|takes|may|can|brings?|has|of)\b/i.test(own))
    return several(
      "bookshops|bookstores|stations|sites|stores|centers|cities|schools|cafés|places|venues|locations|hospitals|employers|markets|evenings|nights|sessions|stops|screenings|classes|shows|performances|shifts|halls|offices|floors|towns|weekends|workshops|seatings|tables|groups|mornings|afternoons|days|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|churches|congregations|parishes",
    );
  return sentence === "" ? 0 : 1;
}
