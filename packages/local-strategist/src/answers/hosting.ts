import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { eventsOf, type Reply, type Scene } from "../scene.ts";
import {
  againstTarget,
  anySoldAt,
  inventories,
  inventoryOf,
  levelOf,
  soldOutAt,
  spotsOver,
  waitingAt,
} from "./inventory.ts";
import { ownEvents } from "./own-events.ts";
import { answerBestSeller, answerReview, asksBestSeller, asksReview } from "./selling.ts";

const lookedAt = 20;

/** The events that the question is about, of those that the reader hosts. */
export async function ownEventsMeant(scene: Scene): Promise<ToolHostedEvent[]> {
  const found = await Promise.all(
    eventsOf(scene)
      .slice(0, 4)
      .map((eventId) => scene.tools.listHosted({ eventId, limit: 1 })),
  );
  return found.flat();
}

/**
 * The reader's events that are not over yet, what is next first; those of some days where a question names them.
 */
async function eventsAhead({ tools, u }: Scene): Promise<ToolHostedEvent[]> {
  const ahead = await ownEvents(tools, "ahead");
  const { days } = u.ownWish;
  // What has begun is not upcoming any more.
  const upcoming = /\bupcoming\b/i.test(u.question);
  const isThen = ({ date, status }: ToolHostedEvent) => {
    const day = date.slice(0, 10);
    if (upcoming && status !== "upcoming") return false;
    return !days || (day >= days.from && (!days.to || day <= days.to));
  };
  return ahead.filter(isThen);
}

const nextEvent =
  /\b(?:my|our|the|your) next (?:event|one|show|conference)\b|\bcomes? up next\b|\bnext up\b|\bnext (?:event|show|one) (?:of )?(?:ours|mine)\b/i;

/** The reader's own events that the question is about, or all of them. */
export async function hostedMeant(
  scene: Scene,
): Promise<{ events: readonly ToolHostedEvent[]; isNamed: boolean }> {
  if (nextEvent.test(scene.u.question) && !scene.u.isNamed) {
    const events = await scene.tools.listHosted({ status: "upcoming", limit: 1 });
    return { events, isNamed: events.length === 1 };
  }
  const named = await ownEventsMeant(scene);
  if (named.length > 0) return { events: named, isNamed: true };
  const drafts =
    /\b(?:drafts?|unpublished|not (?:yet )?(?:published|released|live)|haven't (?:published|released))\b/i.test(
      scene.u.question,
    );
  if (!drafts) {
    const past =
      /\b(?:called off|cancel(?:l)?ed|past|(?:is|are|were|be|been|already) over|ended|finished|last (?:year|season))\b/i.test(
        scene.u.question,
      );
    const events = past ? await ownEvents(scene.tools, "all") : await eventsAhead(scene);
    return { events, isNamed: false };
  }
  const events = await ownEvents(scene.tools, "draft");
  return { events, isNamed: events.length === 1 };
}

/** What is sold, free and unsold at one's own events. */
export async function answerHosted(scene: Scene): Promise<Reply> {
  const { events, isNamed } = await hostedMeant(scene);
  const asked = foldLetters(scene.u.question);
  const { days } = scene.u.ownWish;
  if (events.length === 0 && days)
    return {
      verdict: `None of your events takes place ${days.words}.`,
      body: "",
      question: "Should I look at other days?",
      options: [],
    };
  if (events.length === 0)
    return {
      verdict: "You host no events yet.",
      body: "Create one under **Hosting**: it stays a draft until you publish it.",
      question: "Should I tell you what sponsors want to know first?",
      options: ["What do sponsors want to know first?"],
    };
  if (asksBestSeller(asked)) return answerBestSeller(scene);
  if (asksReview(asked, isNamed))
    return answerReview(isNamed ? events : await ownEvents(scene.tools, "all"), asked);
  const [one] = events;
  const target = isNamed && events.length === 1 && one ? againstTarget(one, scene.u) : undefined;
  if (target) return target;
  const canceled = /\bcalled off|cancel(?:l)?ed\b/.test(asked);
  if (canceled) {
    const off = events.filter(({ status }) => status === "cancelled" || status === "canceled");
    return {
      verdict:
        off.length === 0
          ? "None: you have called off no event."
          : `You called off ${counted(off.length, "event")}.`,
      body: bullets(off.map(({ name, date }) => `**${quotable(name, 70)}**, ${onDay(date)}`)),
      question: "Shall I show one of your events?",
      options: [],
    };
  }
  const waits = /\bwaiting\b/.test(asked);
  const [first] = events;
  if (isNamed && events.length > 1 && !waits) return inventories(events);
  const isGone =
    /\b(?:sold out|booked out|fully booked|none left|no longer (?:free|available)|(?:nobody|no one|can['’]?t|cannot|can not)\b.{0,24}\b(?:buy|bought|had|get|sold)|all gone|are gone|is gone)\b/;
  if (isNamed && first && isGone.test(asked) && !/\b(?:would|if)\b/.test(asked)) return soldOutAt(first);
  if (isNamed && first)
    return waits
      ? waitingAt(first)
      : (levelOf(first, asked) ?? anySoldAt(first, asked) ?? inventoryOf(first));
  const ranked = rankedBy(asked, events, scene);
  if (ranked) return ranked;
  if (/\b(?:spots?|places|slots)\b/.test(asked)) return spotsOver(events, days?.words);
  const unsold = events.reduce((sum, event) => sum + event.unsoldUsd, 0);
  const sold = events.reduce((sum, event) => sum + event.soldUsd, 0);
  if (/\b(?:targets?|goals?|quota)\b/.test(asked))
    return {
      verdict: `I can't compare that with a target: hosts don't set one on Marquee. ${usd(sold)} is sold, of ${usd(sold + unsold)} that all spots would bring.`,
      body: `That is ${inNumbers(Math.round((sold / Math.max(1, sold + unsold)) * 100))}%. Tell me your target, and I say what is left.`,
      question: "What is your target?",
      options: [],
      isUnable: true,
    };
  return {
    verdict: `Your ${counted(events.length, "event")} ${days ? days.words : "that are not over yet"} ${events.length === 1 ? "has" : "have"} sold ${usd(sold)}; ${usd(unsold)} is still unsold.`,
    body: bullets(
      events
        .slice(0, 8)
        .map(
          (event) =>
            `**${quotable(event.name, 70)}**, ${onDay(event.date)}, ${event.status}: ${usd(event.soldUsd)} sold, ${usd(event.unsoldUsd)} unsold, ${counted(event.open.deals, "open deal")}`,
        ),
    ),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: events.slice(0, lookedAt).map(({ id, name }) => ({ kind: "event", id, name })),
  };
}

/** The events in the order that is asked for, or those without any sponsor; undefined where neither is. */
function rankedBy(asked: string, events: readonly ToolHostedEvent[], { u }: Scene): Reply | undefined {
  const { days } = u.ownWish;
  const taken = ({ packages }: ToolHostedEvent) =>
    packages.reduce((sum, { spots, left }) => sum + spots - left, 0);
  const spots = ({ packages }: ToolHostedEvent) => packages.reduce((sum, each) => sum + each.spots, 0);
  const line = (event: ToolHostedEvent) =>
    `**${quotable(event.name, 70)}**, ${onDay(event.date)}: ${inNumbers(taken(event))} of ${counted(spots(event), "spot")} taken, ${inNumbers(spots(event) - taken(event))} left, ${inNumbers(event.attendeeCount)} people expected, ${usd(event.soldUsd)} sold, ${usd(event.unsoldUsd)} unsold`;
  const shows = (list: readonly ToolHostedEvent[]) =>
    list.map(({ id, name }) => ({ kind: "event" as const, id, name }));
  if (
    /\b(?:not (?:a single|one)|no|without (?:a|any)|zero) (?:sponsor|spot|package|place)|nothing (?:is )?sold|unsold entirely\b/.test(
      asked,
    )
  ) {
    const empty = events.filter((event) => event.soldUsd === 0 && taken(event) === 0);
    return {
      verdict: `${counted(empty.length, "event")} of yours ${empty.length === 1 ? "has" : "have"} no sponsor yet${days ? ` ${days.words}` : ""}.`,
      body: bullets(empty.slice(0, 10).map(line)),
      question: "Shall I say whom you could ask for one of them?",
      options: [],
      shows: shows(empty),
    };
  }
  const order: ((event: ToolHostedEvent) => number) | undefined =
    /\b(?:largest (?:part|share)|best (?:filled|sold)|fullest|most (?:sold|spots taken)|filled)\b/.test(asked)
      ? (event) => taken(event) / Math.max(1, spots(event))
      : /\bmost (?:free )?(?:spots|places|slots) (?:left|free|open|unsold)|most free (?:spots|places)\b/.test(
            asked,
          )
        ? (event) => spots(event) - taken(event)
        : /\b(?:biggest|largest|most (?:people|visitors|attendees))\b/.test(asked)
          ? (event) => event.attendeeCount
          : /\bmost unsold|least sold|emptiest\b/.test(asked)
            ? (event) => event.unsoldUsd
            : undefined;
  if (!order) return undefined;
  const sorted = events.toSorted((one, other) => order(other) - order(one));
  const [first] = sorted;
  if (!first) return undefined;
  const bySize =
    /\b(?:biggest|largest|most (?:people|visitors|attendees|heads))\b/.test(asked) &&
    !/\b(?:part|share)\b/.test(asked);
  return {
    verdict: bySize
      ? `${quotable(first.name, 70)} is your largest, with ${inNumbers(first.attendeeCount)} people expected on ${onDay(first.date)}.`
      : `${quotable(first.name, 70)} comes first: ${inNumbers(taken(first))} of ${counted(spots(first), "spot")} are taken.`,
    body: bullets(sorted.slice(0, 8).map(line)),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: shows(sorted.slice(0, 8)),
  };
}

/** Questions that brands or hosts wrote and that wait, or those about one event. */
export async function answerInquiries(scene: Scene): Promise<Reply> {
  const [eventId] = scene.u.about.flatMap(({ kind, id, eventId: at }) =>
    kind === "event" ? [id] : at ? [at] : [],
  );
  const all = await scene.tools.listInquiries({
    ...(eventId ? { eventId } : { awaitsReader: true }),
    limit: lookedAt,
  });
  const about = eventId ? quotable(scene.u.about.find(({ kind }) => kind === "event")?.name, 70) : "";
  if (all.length === 0)
    return {
      verdict: eventId ? `No, nobody has written about ${about}.` : "No, no question waits for your answer.",
      body: "",
      question: "Should I show your open offers?",
      options: ["Which offers do I have to answer?"],
      shows: scene.u.about,
    };
  return {
    verdict: eventId
      ? `${counted(all.length, "conversation")} about ${about}.`
      : `${counted(all.length, "question")} ${all.length === 1 ? "waits" : "wait"} for your answer.`,
    body: bullets(
      all.map(
        ({ eventName, with: other, lastMessage, lastMessageAt }) =>
          `**${quotable(other.company || other.name, 60)}** about ${quotable(eventName, 70)}, ${onDay(lastMessageAt)}: “${quotable(lastMessage, 200)}”`,
      ),
    ),
    question: "Should I draft an answer?",
    options: [],
    shows: all.map(({ id, eventName, eventId: at }) => ({
      kind: "inquiry",
      id,
      name: eventName,
      eventId: at,
    })),
  };
}

/** "300 country vets, what could I charge?": the number that a question about a price begins with. */
export function guestsIn({ u }: Pick<Scene, "u">): number | undefined {
  const bare =
    /^\D{0,30}?(?<![$\d.,])(\d{2,5})(?![\d%,.]| ?(?:k|usd|dollars|percent|days?|months?|years?|weeks?|credits?)\b) \p{L}/iu.exec(
      u.question,
    )?.[1];
  return bare !== undefined &&
    u.amount === undefined &&
    /\b(?:charge|ask|price|cost|worth)\b/i.test(u.question)
    ? Number(bare)
    : undefined;
}

/** What hosts ask before their first sponsor. */
export function answerHostAdvice(scene: Scene): Reply {
  const asked = foldLetters(scene.u.question);
  const people = scene.u.wish.least ?? scene.u.ownWish.least ?? guestsIn(scene);
  if (/\bgold\b.*\bsilver\b|\bgoes into\b/.test(asked))
    return {
      verdict: "Sell access with gold, presence with silver and visibility with bronze.",
      body: bullets([
        "**Gold**: a talk or a workshop, a booth in a good place, passes, contacts of those who agreed, few spots",
        "**Silver**: a booth or a table, passes, a mention in the program",
        "**Bronze**: a logo, a mention and a few passes, many spots",
        "Each level has everything of the one below; two to two and a half times its price is usual",
      ]),
      question: "Should I help you with the prices?",
      options: [],
    };
  if (/\bsmall company|few hundred\b/.test(asked))
    return {
      verdict: "Yes, if it gets something small of its own: a bronze spot, not a discount on a larger one.",
      body: "A discount becomes your price with everybody else. In return for a few hundred dollars, offer a table tent, a raffle or a post: your levels stay intact, and small sponsors often come back larger.",
      question: "Should I show what your levels could hold?",
      options: ["What goes into gold, silver and bronze?"],
    };
  if (/\b(?:how many|number of) (?:\w+ ){0,2}(?:levels|tiers|packages)\b/.test(asked))
    return {
      verdict: `${people !== undefined && people < 300 ? "Two or three levels are" : "Three levels are"} enough: more of them only make the choice harder.`,
      body: bullets([
        "**One main sponsor**: a talk, the best place and the only logo on stage, one spot",
        "**A middle level**: a table, passes and a mention, three to six spots",
        "**A small level**: a logo and a pass, as many as you like; leave it out where few people come",
        ...(people === undefined
          ? []
          : [
              `**Prices for ${inNumbers(people)} people**: about ${usd(people * 5)} for the main sponsor and ${usd(people * 2)} for the others, as an estimate`,
            ]),
      ]),
      question: "Should I help you with what each level holds?",
      options: ["What goes into gold, silver and bronze?"],
    };
  if (people !== undefined)
    return {
      verdict: `For ${inNumbers(people)} people, ask about ${usd(people * 5)} for your main sponsor and ${usd(people * 2)} for the others.`,
      body: bullets([
        `**Main sponsor**: ${usd(people * 4)} to ${usd(people * 8)}, a talk and the only logo on stage; a rule of thumb of $4 to $8 per attendee`,
        `**Further sponsors**: ${usd(Math.round(people * 1.5))} to ${usd(people * 3)}, a table and a mention`,
        "Cover your room and food with the main sponsor, and price up once the second one asks. These are estimates; closed deals show here once there are enough of your kind",
      ]),
      question: "What does your audience do for a living?",
      options: [],
    };
  return {
    verdict: "Sponsors first want to know who comes, how many, and what they can do there.",
    body: bullets([
      "**Who**: jobs, seniority, industries of your audience, from sign-ups rather than guesses",
      "**How many**: expected and last time's attendance",
      "**What they get**: where they meet people: a talk, a table, a workshop; a logo alone rarely sells",
      "**How much**: one price per level, with the number of spots",
      "**Proof**: one result of a sponsor before them",
    ]),
    question: "Should I help you with levels and prices?",
    options: ["What goes into gold, silver and bronze?"],
  };
}
