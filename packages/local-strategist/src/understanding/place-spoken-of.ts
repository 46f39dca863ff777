import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import { amountOf, type Wish } from "../reading/wish.ts";
import type { Reference } from "./references.ts";

/** "Not in that city", "we got burned in that city, somewhere else". */
const refusesPlace =
  /\b(?:no|not|never|nowhere|avoid|skip|burn(?:ed|t)|hate|dislike|anywhere but|outside|other than|n['’]t)\b.*\b(?:city|town|place)\b|\b(?:city|town|place)\b.*\b(?:somewhere|anywhere|someplace|anyplace) else\b|\b(?:different|another|other) (?:city|town|place)\b/i;

/**
 * "In that same city": the place of the event that was spoken of last, and what "less than there" leaves; where it is
 * refused, the place to be left out. Empty where a text points to no place.
 */
export async function placeSpokenOf(
  question: string,
  focus: readonly Reference[],
  tools: ReadTools,
): Promise<Partial<Wish>> {
  if (!/\b(?:(?:the|that|this)(?: very)? |same )+(?:city|town)\b|\bsame place\b/i.test(question)) return {};
  const reference = focus.find(({ kind, eventId }) => kind === "event" || eventId);
  const event = reference && (await tools.getEvent({ eventId: reference.eventId ?? reference.id }));
  if (!event) return {};
  const place = event.location.split(",")[0] ?? event.location;
  if (refusesPlace.test(question)) return { withoutPlaces: [place] };
  const isLess = /\b(?:less|cheaper|below|under)\b/i.test(question) && amountOf(question) === undefined;
  const isElse = isLess || /\b(?:else|other|another)\b/i.test(question);
  return {
    places: [place],
    ...(isLess && event.priceFromUsd !== null ? { maxUsd: event.priceFromUsd - 1 } : {}),
    ...(isElse ? { withoutEvents: [{ id: event.id, name: event.name }] } : {}),
  };
}
