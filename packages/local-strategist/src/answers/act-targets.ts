import { counted, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { amountIn, byPercent, inDigits, plainNumbersIn } from "../reading/numbers.ts";
import { aboutOf, type Reply, type Scene } from "../scene.ts";
import { asksMore, asksWhich } from "../understanding/asked-back.ts";
import { asReference, dealName } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";
import { answerUnknown } from "./general.ts";

/** A card to suggest with what it cannot carry and what to know of it, or an answer that asks for what is missing. */
export type Prepared = { suggestion: Suggestion; left?: readonly string[]; remark?: string } | Reply;

/** What is missing for a card, asked back; costs nothing. */
export const missing = (
  verdict: string,
  options: readonly string[] = [],
  shows: Reply["shows"] = [],
): Reply => ({
  verdict,
  body: options.length > 0 ? bullets(options) : "",
  question: options.length > 0 ? asksWhich : asksMore,
  options: options.slice(0, 3).map((each) => quotable(each, 99)),
  shows,
  isUnable: true,
});

const sayDeal = (deal: ToolDeal) => `${dealName(deal)} for ${usd(deal.amountUsd)}`;

/** The one deal that is meant; otherwise the question which, or that there is none. */
export async function theDeal(
  scene: Scene,
  may: (deal: ToolDeal) => boolean,
  what: string,
): Promise<ToolDeal | Reply> {
  const { u } = scene;
  const byAge = await byAgeOf(scene, may);
  if (byAge) return byAge;
  const meant = await dealsMeant(scene);
  const able = meant.filter(may);
  // "Cancel our deal" names none, whatever was spoken of before.
  const open =
    /\b(?<!(?:have|got|is|it['’]s|that['’]s) )(?:our|my|a) deal\b(?! (?:about|with|at|for|on)\b)/i.test(
      u.question,
    ) && !u.isNamed;
  const all = open ? (await scene.tools.listDeals({ limit: 20 })).filter(may) : [];
  if (all.length > 1)
    return missing("More than one deal could be meant.", all.map(sayDeal), all.map(asReference));
  const [only] = able;
  // Two that stand under one name make a question, even if only one of them could be meant.
  const standing = meant.filter(({ status }) => status !== "completed" && status !== "cancelled");
  const isOneName = standing.every(({ eventName }) => eventName === only?.eventName);
  if (
    only &&
    able.length === 1 &&
    (standing.length === 1 || u.pick !== undefined || !u.isNamed || !isOneName)
  )
    return only;
  const sized = bySize(able, u.question);
  if (sized) return sized;
  const candidates = able.length > 1 ? able : standing;
  if (able.length > 0 && candidates.length > 1)
    return missing(
      "More than one deal could be meant.",
      candidates.map(sayDeal),
      candidates.map(asReference),
    );
  const [first] = meant;
  if (first && u.isNamed)
    return {
      ...missing(
        `${dealName(first)} can't be ${what} now: it is ${first.status === "cancelled" ? "canceled" : first.status}.`,
      ),
      body:
        first.status === "active" && what === "canceled"
          ? "Both sides have signed it. It ends early only if its event is called off, or by the sponsor if the host has changed the event since."
          : "",
      question: "Should I show what was agreed on?",
    };
  const possible = (await scene.tools.listDeals({ limit: 20 })).filter(may);
  // What is spoken of is there, and can't be done now: "accept" after a deal that is signed.
  if (first && meant.length === 1 && !u.unknown)
    return missing(
      `${dealName(first)} can't be ${what} now: it is ${first.status === "cancelled" ? "canceled" : first.status}.`,
      possible.map(sayDeal),
      [asReference(first)],
    );
  const name = u.unknown?.name ?? u.about[0]?.name;
  if (name !== undefined)
    return missing(
      `You have no deal about “${quotable(name, 60)}”, so there is nothing to be ${what}.`,
      possible.map(sayDeal),
    );
  if (possible.length === 0) return missing(`You have no deal that can be ${what} now.`);
  return missing("Tell me which deal you mean.", possible.map(sayDeal), possible.map(asReference));
}

/** "A lower offer" is what somebody makes; "the lower offer" is one of several. */
const ofSeveral = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:the|that|my|our) (?:${words}) (?:one|deal|offer|bid|of)\b`, "i");
const larger = ofSeveral("bigger|biggest|larger|largest|higher|highest|dearer|dearest|most expensive");
const smaller = ofSeveral("smaller|smallest|lower|lowest|cheaper|cheapest|least expensive");

/** "The bigger of the two": one of several deals by its amount, if two don't share it. */
function bySize(deals: readonly ToolDeal[], question: string): ToolDeal | undefined {
  if (deals.length < 2 || larger.test(question) === smaller.test(question)) return undefined;
  const ordered = deals.toSorted((one, other) => one.amountUsd - other.amountUsd);
  const [first, second] = larger.test(question) ? ordered.toReversed() : ordered;
  return first?.amountUsd === second?.amountUsd ? undefined : first;
}

const oldest = /\b(?:oldest|(?:lapses|expires|runs out|ends) (?:first|soonest)|longest waiting)\b/i;
const newest = /\b(?:newest|most recent) (?:one|offer|deal|bid)\b/i;

/** Whether a question tells a deal from others by its age. */
export const tellsByAge = ({ question, isNamed }: Pick<Scene["u"], "question" | "isNamed">): boolean =>
  !isNamed && (oldest.test(question) || newest.test(question));

/** "The oldest one", "whatever lapses first": of the deals that could be meant, by when their offer ends. */
async function byAgeOf({ u, tools }: Scene, may: (deal: ToolDeal) => boolean): Promise<ToolDeal | undefined> {
  const isOldest = oldest.test(u.question);
  const isNewest = newest.test(u.question);
  if (u.isNamed || (!isOldest && !isNewest)) return undefined;
  const able = (await tools.listDeals({ limit: 20 }))
    .filter((deal) => may(deal) && deal.expiresAt !== null)
    .toSorted((one, other) => (one.expiresAt ?? "").localeCompare(other.expiresAt ?? ""));
  const waiting = able.filter(({ moves }) => moves.includes("accept"));
  const among = waiting.length > 0 ? waiting : able;
  return isOldest ? among[0] : among.at(-1);
}

/** The one event that is meant; otherwise the question which, or that there is none. */
export async function theEvent(scene: Scene): Promise<{ id: string; name: string } | Reply> {
  const { u } = scene;
  const events = aboutOf(scene, "event");
  if (u.unknown && events.length === 0) return answerUnknown(scene, "event");
  const [only] = events;
  if (only && events.length === 1) return only;
  if (events.length > 1) {
    const exact = events.filter(({ name }) => foldLetters(u.question).includes(foldLetters(name)));
    const [one] = exact;
    if (one && exact.length === 1) return one;
    const details = await Promise.all(
      events.slice(0, 4).map(({ id }) => scene.tools.getEvent({ eventId: id })),
    );
    if (u.pick?.order) {
      const sized = details
        .filter((each) => each !== null)
        .toSorted((left, right) => left.attendeeCount - right.attendeeCount);
      const chosen =
        u.pick.order === "largest" ? sized.at(-1) : u.pick.order === "smallest" ? sized[0] : undefined;
      if (chosen) return chosen;
    }
    return missing(
      "More than one event could be meant.",
      details.flatMap((each) =>
        each ? [`${each.name}, ${each.location}, ${counted(each.attendeeCount, "attendee")}`] : [],
      ),
      events,
    );
  }
  return missing("I don't know which event you mean. Tell me its name.");
}

export const isReply = (value: object): value is Reply => "verdict" in value;

/** "By June 2027" names no amount. */
const isYear = (value: number) => Number.isInteger(value) && value >= 2_020 && value <= 2_040;

/**
 * The amount that a text names, in USD.
 * @param near What it is said of, such as what stands now: "75" then means thousands, and "10% less" that part less
 */
export const spokenAmount = (question: string, near?: number): number | undefined => {
  const text = inDigits(question);
  const amount = amountIn(text);
  if (amount !== undefined) return amount;
  const part = near === undefined ? undefined : byPercent(text, near);
  if (part !== undefined) return part;
  const bare = plainNumbersIn(text).find(({ value }) => value > 0 && !isYear(value))?.value;
  // "Tell them 75" means thousands where the deal is about thousands.
  if (bare === undefined || near === undefined) return bare;
  return bare < 1_000 && near >= 1_000 && Math.abs(bare * 1_000 - near) < near ? bare * 1_000 : bare;
};
