import { quotable } from "@marquee/adapters/ai/plain-text";
import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import { foldLetters, holdAll } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { tierIn } from "../reading/wish.ts";
import { aboutOf, eventsOf, type Reply, type Scene } from "../scene.ts";
import { missing, tellsByAge } from "./act-targets.ts";
import { ownEvents } from "./own-events.ts";

/** How Morgan asks before a card: "yes" is the answer to nothing else. */
export const asksFirst = "Is that what you want me to prepare?";

const praises =
  /^(?:lovely|great|perfect|fine|good|nice|all ?right|sounds good)[,.! ]+(?=(?:please )?(?:do|prepare) (?:that|it|so)\b)/i;

/** Whether a message does no more than agree: "yes", "yes, do that", "lovely, do it", "go ahead". */
export const agrees = (message: string): boolean => {
  const text = message.trim().replace(praises, "");
  return (
    /^(?:(?:yes|yep|yeah|sure|correct|exactly|right|ok(?:ay)?)[,.! ]*)?(?:(?:please )?(?:do|prepare) (?:that|it|so)|go ahead|please do|please|that's it|that is it)?[.! ]*$/i.test(
      text,
    ) && text !== ""
  );
};

/** What a card would act on. */
interface Target {
  ids: readonly string[];
  eventId: string;
  name: string;
  /** All that words may tell it by. */
  texts: readonly string[];
  amountUsd?: number;
}

/**
 * What has to be asked before a card may offer this, whichever way it was prepared: which thing is meant where the
 * words do not lead to the card's, and whether it is wanted at all where the words are not clear. Undefined where the
 * sentence carries the act and the card acts on what it speaks of.
 */
export async function askedFirst(scene: Scene, suggestion: Suggestion): Promise<Reply | undefined> {
  const target = await targetOf(scene, suggestion);
  if (target === "unknown" || (target && !isMeant(scene, target)))
    return missing(
      `I can't tell what you mean by that, so I'd rather ask before I ${phraseOf(suggestion)}.`,
      target === "unknown" ? [] : [target.name, ...otherNames(scene, target)],
      scene.u.shown,
    );
  if (scene.u.act?.isClear) return undefined;
  const on = target ? ` for ${quotable(target.name, 70)}` : "";
  return {
    verdict: `I'm not sure I understand: do you want me to ${phraseOf(suggestion)}${on}?`,
    body: "I prepare nothing before you say so.",
    question: asksFirst,
    options: ["Yes, prepare that"],
    shows: scene.u.about,
  };
}

const otherNames = ({ u }: Scene, { name }: Target): string[] => [
  ...new Set(
    [...u.shown, ...u.focus].flatMap((each) =>
      (each.kind === "event" || each.kind === "deal") && each.name !== name ? [each.name] : [],
    ),
  ),
];

/** What a card acts on; undefined for what concerns no event, and unknown where nobody could check it. */
async function targetOf(
  { tools, u, role }: Scene,
  suggestion: Suggestion,
): Promise<Target | "unknown" | undefined> {
  const input: Partial<Record<string, unknown>> = suggestion.kind === "buy_credits" ? {} : suggestion.input;
  const ids = [input["eventId"], input["dealId"], input["packageId"], input["inquiryId"]].filter(
    (id) => typeof id === "string",
  );
  if (ids.length === 0) return undefined;
  if (input["dealId"] !== undefined) {
    const deal = (await tools.listDeals({ limit: 20 })).find(({ id }) => id === input["dealId"]);
    if (!deal) return "unknown";
    const event = await tools.getEvent({ eventId: deal.eventId });
    const { eventName, packageName, amountUsd, with: other } = deal;
    const texts = [
      eventName,
      packageName,
      other.company,
      other.name,
      event?.location ?? "",
      event?.category ?? "",
    ];
    return { ids, eventId: deal.eventId, name: eventName, texts, amountUsd };
  }
  if (input["inquiryId"] !== undefined) {
    const waits = await tools.listInquiries({ awaitsReader: true, limit: 5 });
    const found = waits.find(({ id }) => id === input["inquiryId"]);
    if (!found) return "unknown";
    const { eventId, eventName, with: other, lastMessage } = found;
    return {
      ids,
      eventId: eventId ?? "",
      name: eventName,
      texts: [eventName, other.company, other.name, lastMessage],
    };
  }
  const own =
    role === "brand" ? [] : [...(await ownEvents(tools, "draft")), ...(await ownEvents(tools, "upcoming"))];
  const near = await Promise.all(
    [...new Set([...eventsOf({ u }), ...u.shown.flatMap(({ eventId }) => eventId ?? [])])]
      .slice(0, 8)
      .map((eventId) => tools.getEvent({ eventId })),
  );
  const events = [...near.filter((event) => event !== null), ...own];
  const event = events.find(({ id, packages }) =>
    input["packageId"] === undefined
      ? id === input["eventId"]
      : packages.some((each) => each.id === input["packageId"]),
  );
  if (!event) return "unknown";
  const { id, name, location } = event;
  return { ids, eventId: id, name, texts: [name, location, ...event.packages.map((each) => each.name)] };
}

/** Whether the words lead to this: they name it, pick it, point to it, or speak of the only one there is. */
function isMeant(scene: Scene, target: Target): boolean {
  const { u } = scene;
  const isAmong = (things: typeof u.about) =>
    things.some(
      ({ id, eventId }) => target.ids.includes(id) || id === target.eventId || eventId === target.eventId,
    );
  const events = u.about.filter(({ kind }) => kind !== "host" && kind !== "campaign" && kind !== "concept");
  if (u.isNamed && events.length > 0) return isAmong(events);
  if (tellsByAge(u)) return true;
  if (u.isPicked) return isAmong(u.about) || aboutOf(scene, "package").length > 0;
  const asked = foldLetters(u.question);
  const tells = target.texts
    .flatMap((text) => foldLetters(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    .some((word) => asked.includes(word.slice(0, 6)));
  const { pick } = u;
  if (pick?.amount !== undefined && target.amountUsd !== undefined)
    return Math.abs(target.amountUsd - pick.amount) < 500 || tells;
  // "The gold one" picks a package, and says nothing of where.
  const told = pick?.words?.filter((word) => tierIn(word) === undefined) ?? [];
  if (told.length > 0) return tells || holdAll([...target.texts], told.map(foldLetters));
  if (pick?.other || pick?.asNamed) return false;
  const spoken = eventsOf(scene);
  return spoken.length === 0 || spoken.includes(target.eventId) || tells;
}

/** What a card would do, as the end of "do you want me to …". */
function phraseOf({ kind, input }: Suggestion): string {
  const amount = "amount" in input && typeof input.amount === "number" ? usd(input.amount) : undefined;
  switch (kind) {
    case "save_event":
      return "save that event";
    case "unsave_event":
      return "take that event off your saved ones";
    case "start_deal":
      return amount ? `offer ${amount} for a package` : "start a deal for a package";
    case "counter_deal":
      return amount ? `counter with ${amount}` : "counter the offer";
    case "accept_offer":
      return "accept the offer";
    case "decline_offer":
      return "decline the offer";
    case "request_changes":
      return "request changes to the deal";
    case "cancel_deal":
      return "cancel the deal";
    case "message_deal":
    case "ask_host":
      return "send a message to the other side";
    case "renew_deal":
      return "renew the deal";
    case "hold_spot":
      return "hold a spot";
    case "join_waiting_list":
      return "put you on the waiting list";
    case "reply_inquiry":
      return "answer the question";
    case "propose_package":
      return amount ? `propose a package for ${amount}` : "propose a package";
    case "publish_event":
      return "publish that event";
    case "change_price":
      return amount ? `set the price to ${amount}` : "change the price";
    case "change_spots":
      return "change the number of spots";
    case "order_campaign":
      return "order a campaign";
    case "refine_campaign":
      return "refine the concept";
    case "buy_credits":
      return "buy credits";
    case "edit_profile":
      return "change your profile";
    case "edit_brand_facts":
      return "remember that about your brand";
  }
}
