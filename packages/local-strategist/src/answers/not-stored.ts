import { onDay, quotable } from "@marquee/adapters/ai/plain-text";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { bullets } from "../answer.ts";
import { eventsOf, type Reply, type Scene } from "../scene.ts";

/** What people want to know of an event and hosts have no field for, each as an answer names it. */
const matters: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:wheelchairs?|accessib\w+|step-?free|barrier-?free|disabled (?:access|toilets?|visitors)|ramps?)\b/i,
    "wheelchair access",
  ],
  [/\b(?:parking|car ?park|park (?:a|the|our) (?:car|van|truck))\b/i, "parking"],
  [/\b(?:wi-?fi|internet (?:connection|access|at the))\b/i, "the Wi-Fi"],
  [
    /\b(?:vegan|vegetarian|halal|kosher|gluten|catering|what.{0,12}\bfood\b|food (?:options|there))\b/i,
    "the food",
  ],
  [/\b(?:dress ?code|black tie|what (?:to|do (?:we|people)) wear)\b/i, "a dress code"],
  [/\b(?:child ?care|crèche|creche|kids? (?:allowed|welcome)|nursery)\b/i, "childcare"],
  [
    /\b(?:ceiling height|floor ?plans?|hall plans?|loading dock|forklift|freight elevator|goods lift)\b/i,
    "the hall's plan and technical data",
  ],
  [/\b(?:power (?:outlets?|sockets?|supply)|electricity|three-?phase|kilowatts?)\b/i, "power at the stands"],
  [/\b(?:security (?:staff|checks?|guards?)|bag checks?|first aid|evacuation)\b/i, "security on site"],
  [
    /\b(?:ticket prices?|entry fee|admission|what.{0,16}\btickets? cost|price of a ticket)\b/i,
    "what visitors pay for a ticket",
  ],
  [/\b(?:live ?stream\w*|streamed|recorded|recordings? of the)\b/i, "streams or recordings"],
  [
    /\b(?:interpret(?:er|ation|ers)|translat\w+|sign language|which language (?:is|are) (?:it|the talks))\b/i,
    "interpreters",
  ],
  [/\b(?:press list|press accreditation|journalists? (?:attend|come|there)|media list)\b/i, "the press"],
  [/\b(?:dogs?|pets?) (?:allowed|welcome)\b/i, "pets"],
  [/\b(?:age limit|minimum age|under-?18s?|minors)\b/i, "an age limit"],
];

/**
 * What is asked of an event that Marquee doesn't store: said so, instead of everything else about it. Undefined where its
 * description speaks of it.
 */
export async function answerNotStored(scene: Scene): Promise<Reply | undefined> {
  const { question, act } = scene.u;
  const [words, name] = matters.find(([asked]) => asked.test(question)) ?? [];
  if (words === undefined || name === undefined || act?.stance === "asked" || scene.u.topic === "draft")
    return undefined;
  const [eventId] = eventsOf(scene);
  const event = eventId === undefined ? null : await scene.tools.getEvent({ eventId });
  if (!event || words.test(foldLetters(event.description))) return undefined;
  return {
    verdict: `I can't see anything about ${name} at ${quotable(event.name, 70)}: hosts don't store it on Marquee.`,
    body: bullets([
      `**When and where**: ${onDay(event.date)}, ${quotable(event.location, 80)}`,
      `**Who knows**: ${quotable([event.host.name, event.host.company].filter(Boolean).join(" of "), 100)}`,
    ]),
    question: "Should I draft a question to the host?",
    options: [quotable(`Draft a question about ${name} to the host`, 99)],
    isUnable: true,
    shows: [{ kind: "event", id: event.id, name: event.name }],
  };
}
