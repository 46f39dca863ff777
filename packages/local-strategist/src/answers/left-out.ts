import { quotable } from "@marquee/adapters/ai/plain-text";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import type { Reply, Scene } from "../scene.ts";
import type { Topic } from "../understanding/topics.ts";

/** Answers whose texts are written for the brand, and name whom the reader names. */
export const writtenForBrand: ReadonlySet<Topic> = new Set<Topic>(["draft", "idea", "concept", "presence"]);

/** Answers that are the same for everybody: an amount in the question is no part of them. */
const general: ReadonlySet<Topic> = new Set<Topic>(["word", "how_to", "outside", "greeting", "thanks"]);

/** Answers from one's own rows or from closed deals, which no place narrows. */
const everywhere: ReadonlySet<Topic> = new Set<Topic>([
  "market",
  "deals",
  "results",
  "hosted",
  "offers",
  "owed",
  "inquiries",
  "pipeline",
]);

/** Answers from rows of one's own, of which there are more than the ones that a question names. */
export const ofOwnRows: ReadonlySet<Topic> = new Set<Topic>([
  ...everywhere,
  "waits",
  "next_step",
  "expires",
  "agreement",
  "budget_left",
  "saved",
  "campaigns",
  "ledger",
  "payments",
  "prices",
  "balance",
  "locations",
]);

/**
 * Whether an answer from one's own rows passes over what the question names: "did anything come of SaaS Growth Forum?" is
 * not answered by other deals.
 */
export function passesOver({ u }: Scene, topic: Topic, reply: Reply): boolean {
  if (
    !u.isNamed ||
    !ofOwnRows.has(topic) ||
    reply.isUnable ||
    /^No(?:ne|body|thing)?\b|\bnothing measured\b/.test(reply.verdict)
  )
    return false;
  const said = foldLetters(`${reply.verdict} ${reply.body}`);
  const ids = new Set(reply.shows?.flatMap(({ id, eventId }) => [id, ...(eventId ? [eventId] : [])]));
  return u.about.every(
    ({ id, eventId, name }) =>
      !said.includes(foldLetters(quotable(name, 70))) && !ids.has(id) && !(eventId && ids.has(eventId)),
  );
}

/** Amounts of money and a level that a question has and an answer neither says nor goes by. */
function unused({ amount, ownWish, question }: Scene["u"], said: string): string[] {
  const isMoney =
    amount !== undefined &&
    amount !== ownWish.least &&
    amount !== ownWish.most &&
    !/\b(?:credits?|people|heads|leads)\b/i.test(question);
  const { tier } = ownWish;
  return [
    ...(isMoney && !said.includes(usd(amount)) ? [usd(amount)] : []),
    ...(tier !== undefined && !said.includes(tier) ? [tier] : []),
  ];
}

/** An answer that says what of the question it could not go by: a name that nothing has, a place, an amount, a level. */
export function withLeftOut({ u }: Scene, reply: Reply): Reply {
  const { unknown, isNamed, act, topic, ownWish } = u;
  if (act || reply.isUnable) return reply;
  if (topic && (writtenForBrand.has(topic) || general.has(topic)))
    return topic === "draft" ? withUnused(u, reply) : reply;
  const said = foldLetters(`${reply.verdict} ${reply.body}`);
  const isTold = (name: string) => said.includes(foldLetters(name));
  const name = unknown && isNamed && !isTold(unknown.name) ? unknown.name : undefined;
  const places =
    topic && everywhere.has(topic) && !isNamed
      ? (ownWish.places ?? []).filter((place) => !isTold(place)).map((place) => quotable(place, 40))
      : [];
  return withUnused(u, {
    ...reply,
    body: [
      name === undefined ? "" : `Nothing that you can see is called “${quotable(name, 60)}”.`,
      places.length === 0
        ? ""
        : `I don't know this for ${places.join(" or ")} alone, so it is for all places.`,
      reply.body,
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
  });
}

const numberOf = /\b(?:how many|(?:the )?number of|count (?:of )?(?:the |our |my )?)((?: ?[\p{L}-]+){1,4})/iu;
/** Words beside the thing that is counted, and things that answers call by another name. */
const uncounted =
  /^(?:open|free|more|have|left|still|there|would|will|does|upcoming|sponsor\w*|people|visitors|attendees|guests|heads|folks|times|such|that|like|with|what|ours?|days|weeks|months|hours|minutes|years?|this|these|those|them|were|been|could|done|make|made|from|than|total|each|per)$/i;
const imagines =
  /\bwould (?:it|that|they|these|those|we|one|the|there)\b|\bif (?:we|i|they|it|that)\b(?! (?:have|has|can|may|don['’]t)\b)|\bhypothe\w+|\bsuppos(?:e|ing)\b/i;
/** Answers that say how things are, whatever is imagined. */
const asTheyAre: ReadonlySet<Topic> = new Set<Topic>([
  "results",
  "pipeline",
  "hosted",
  "offers",
  "deals",
  "owed",
]);

/** Whether an answer from rows is not of the kind that was asked for: nothing that is counted, or nothing imagined. */
function isOtherKind({ question, topic }: Scene["u"], { verdict, body }: Reply): boolean {
  if (topic === undefined || !ofOwnRows.has(topic)) return false;
  if (asTheyAre.has(topic) && imagines.test(question) && !/\b(?:would|then|together)\b/i.test(verdict))
    return true;
  const counted =
    numberOf
      .exec(question)?.[1]
      ?.split(/\s+/)
      .filter((word) => word.length > 3 && !uncounted.test(word)) ?? [];
  const said = foldLetters(`${verdict} ${body}`);
  return counted.length > 0 && counted.every((word) => !said.includes(foldLetters(word).slice(0, 4)));
}

/** What an answer did not go by is said in it, and makes it a guess. */
function withUnused(u: Scene["u"], reply: Reply): Reply {
  if (!/^No\b/.test(reply.verdict) && isOtherKind(u, reply)) return { ...reply, isGuess: true };
  const left = /^No\b/.test(reply.verdict) ? [] : unused(u, foldLetters(`${reply.verdict} ${reply.body}`));
  return left.length === 0
    ? reply
    : {
        ...reply,
        body: [`I did not take ${left.join(" and ")} into account.`, reply.body].join("\n\n"),
        isGuess: true,
      };
}
