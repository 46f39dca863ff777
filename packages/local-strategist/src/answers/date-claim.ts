// cspell:ignore wasn
import { foldLetters } from "@marquee/contracts/text/search-text";
import { months } from "../period.ts";
import type { Reply, Scene } from "../scene.ts";
import { dates, eventDetails, nameOf } from "./event.ts";

/** What a sentence says besides an event and a date if it says no more than that the one is on the other. */
const onlySays = new Set(
  "a am an and are at back be begin begins began believe but by correct do early end expect fall falls guess happen happened happens have held i if in is isn it late mid middle no of ok okay on our ran right run runs s so start started starts suppose sure t take takes taking that the then there think this to too took place until was wasn we well were will yes year yet you".split(
    " ",
  ),
);

/**
 * Whoever says, or asks to hear confirmed, that an event is in a month or on a day gets its date, and first whether they
 * are right. Undefined for a sentence that says anything else, or is about more than one event.
 */
export async function answerDateClaim(scene: Scene): Promise<Reply | undefined> {
  const { question, isNamed, about } = scene.u;
  if (!isNamed || about.length === 0) return undefined;
  const words: readonly string[] = foldLetters(question).match(/[\p{L}\d]+/gu) ?? [];
  const claimed = months.findIndex((month) => words.includes(month));
  if (claimed === -1) return undefined;
  const named = new Set(about.flatMap(({ name }) => foldLetters(name).match(/[\p{L}\d]+/gu) ?? []));
  const isOther = (word: string) =>
    !named.has(word) &&
    !onlySays.has(word) &&
    word !== months[claimed] &&
    !/^\d{1,4}(?:st|nd|rd|th)?$/.test(word);
  if (words.some(isOther)) return undefined;
  const [event, ...others] = await eventDetails(scene);
  if (!event || others.length > 0) return undefined;
  const spoken = dates(event);
  const [month = "", day = ""] = foldLetters(spoken).split(/[ ,]+/);
  const days = words.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? []);
  const isRight = month === months[claimed] && days.every((one) => Number(one) === Number(day));
  return {
    verdict: `${isRight ? "Yes" : "No"}: ${nameOf(event)} ${spoken.includes(" to ") ? "runs from" : "is on"} ${spoken}.`,
    body: "",
    question: "Should I show what it offers?",
    options: [],
    shows: [{ kind: "event", id: event.id, name: event.name }],
  };
}
