import { counted, onDay } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import { daysBehind, daysLater, rangeBehind } from "../period.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, lineOf, otherOf, sumOf } from "./deal-lines.ts";
import { altogether, type Tile, tileValue } from "./measured.ts";

const asksSpent =
  /\b(?:spen[dt]|spending|outlay|invest(?:ed)?|(?:did|do|does|have|has) (?:they|it|we|our|all|these|those)\b.{0,24}\b(?:cost|pay|paid)|(?:we|i) (?:have )?(?:paid|pay))\b/i;
const asksSold =
  /\b(?:sold|(?:did|do|have) we sell|sales|revenue|income|earn(?:ed|ings)?|turnover|bookings?|took in|brought in|(?:did|have) we (?:make|made|take|taken))\b/i;
const asksElse =
  /\b(?:unsold|sold out|not (?:\S+ ){0,3}sold|free|left|still|yet|target|per|each|one|divide\w*|best|worst|most|least|which|list|would|could|if|where|average)\b/i;
const asksBrought =
  /\b(?:leads?|bring|brought|return\w*|roi|results?|came (?:back|out)|come (?:back|out)|customers?|get (?:back|for it))\b/i;

/** Whether a question asks how much money went into a sponsor's deals, or came from a host's. */
export const asksMoney = (question: string, role: string): boolean =>
  role === "event_host"
    ? asksSold.test(question) && !asksElse.test(question)
    : (asksCommitted.test(question) || (asksSpent.test(question) && !asksElse.test(question))) &&
      !/\bcredits?\b/i.test(question);

/** What is agreed on and not over: "what's committed for 2027?". */
const asksCommitted = /\bcommitted\b|\bcommitments?\b|\b(?:booked|tied up) (?:for|in)\b/i;

/** What the agreed deals of coming events come to, of those in a period where one is named. */
async function committed({ tools, u }: Scene): Promise<Reply> {
  const { days } = u.ownWish;
  const all = (await everyDeal(tools, { side: "brand" })).filter(
    ({ eventDate }) =>
      eventDate.slice(0, 10) >= (days?.from ?? u.today) &&
      (days?.to === undefined || eventDate.slice(0, 10) <= days.to),
  );
  const agreed = all.filter(({ status }) => status === "active" || status === "pending");
  const open = all.filter(({ status }) => status === "negotiating");
  return {
    verdict: `${usd(sumOf(agreed))} is committed ${days?.words ?? "for coming events"}, in ${counted(agreed.length, "agreed deal")}${open.length > 0 ? `; ${usd(sumOf(open))} more is being negotiated` : ""}.`,
    body: bullets([...agreed, ...open].slice(0, measuredMost).map(lineOf)),
    question: "Do you want to see what is left of your budget?",
    options: [],
    shows: [...agreed, ...open].map(asReference),
  };
}

const measuredMost = 20;
const shownMost = 6;

/**
 * What was spent on signed sponsorships, or sold, altogether or signed within a period; with what those brought where
 * that is asked as well.
 * @param asked The question, with the one before where it goes on from that
 */
export async function answerMoney(scene: Scene, asked: string): Promise<Reply> {
  const side = scene.role === "event_host" ? "host" : "brand";
  if (side === "brand" && asksCommitted.test(asked)) return committed(scene);
  const days = periodOf(scene);
  const isOver = /\b(?:completed|finished|past)\b/i.test(asked);
  const isRunning = /\b(?:active|running)\b/i.test(asked);
  const wanted = new Set<string>(isOver ? ["completed"] : isRunning ? ["active"] : ["active", "completed"]);
  const signed = (await everyDeal(scene.tools, { side })).filter(
    (deal) => wanted.has(deal.status) && isSignedIn(deal, days),
  );
  const sum = sumOf(signed);
  const when = days === undefined ? "" : ` from ${onDay(days.from)} to ${onDay(days.to)}`;
  const verb = side === "host" ? "sold" : "spent";
  if (signed.length === 0)
    return {
      verdict: `Nothing was ${verb}: no deal was signed${when}.`,
      body: "",
      question: "Should I look at another period?",
      options: [],
    };
  const brought = asksBrought.test(asked) ? await broughtBy(scene, signed, side) : "";
  const thing = side === "host" ? "deal" : "sponsorship";
  const kind = isOver ? "completed " : isRunning ? "active " : "signed ";
  const things = counted(signed.length, `${when === "" || isOver || isRunning ? kind : ""}${thing}`);
  const ordered = signed.toSorted((one, other) => other.amountUsd - one.amountUsd);
  return {
    verdict: `You ${verb} ${usd(sum)} ${side === "host" ? "in" : "on"} ${things}${when === "" ? "" : ` signed${when}`}.${brought}`,
    body: bullets([
      ...ordered
        .slice(0, shownMost)
        .map(
          (deal) =>
            `**${dealName(deal)}**: ${usd(deal.amountUsd)} ${side === "host" ? "from" : "to"} ${otherOf(deal)}${deal.signedAt === null ? "" : `, signed ${onDay(deal.signedAt)}`}`,
        ),
      ...(ordered.length > shownMost
        ? [
            `${counted(ordered.length - shownMost, "other")}, ${usd(sumOf(ordered.slice(shownMost)))} together`,
          ]
        : []),
    ]),
    question: "Shall I look at another period or number?",
    options: [],
    shows: ordered.slice(0, shownMost).map(asReference),
  };
}

/** The days that a question about money names, such as “last year” or “this quarter”. Both are included. */
export function periodOf({ u, now }: Scene): { from: string; to: string } | undefined {
  const days = daysBehind(u.question, now);
  if (days) return days;
  if (/\blast year\b/i.test(u.question)) {
    const year = Number(now.slice(0, 4)) - 1;
    return { from: `${year}-01-01`, to: `${year}-12-31` };
  }
  if (!/\b(?:week|month|quarter|year|ytd|days)\b/i.test(u.question)) return undefined;
  const today = now.slice(0, 10);
  const back = { last7: 7, last30: 30, last90: 90, ytd: 0, "12months": 365 }[rangeBehind(u.question)];
  return { from: back === 0 ? `${today.slice(0, 4)}-01-01` : daysLater(today, -back), to: today };
}

/** Whether a deal was signed on one of these days; any one was where none are named. */
export const isSignedIn = ({ signedAt }: ToolDeal, days: { from: string; to: string } | undefined): boolean =>
  days === undefined ||
  (signedAt !== null && signedAt.slice(0, 10) >= days.from && signedAt.slice(0, 10) <= days.to);

/** What the results of these deals come to, as a sentence; deals without recorded results count as nothing. */
async function broughtBy(scene: Scene, deals: readonly ToolDeal[], side: "brand" | "host"): Promise<string> {
  const read = await Promise.all(
    deals.slice(0, measuredMost).map((deal) => altogether(scene, { dealId: deal.id, side })),
  );
  const total = (id: Tile["id"]) => read.reduce((sum, each) => sum + (tileValue(each, id) ?? 0), 0);
  const [leads, revenue] = [total("leads"), total("revenue")];
  if (leads === 0 && revenue === 0) return " No results are recorded for them yet.";
  const measured = sumOf(
    deals.slice(0, measuredMost).filter((_, at) => (tileValue(read[at], "leads") ?? 0) > 0),
  );
  const each = leads > 0 ? `, ${usd(measured / leads, { exact: true })} each` : "";
  const roi =
    measured > 0
      ? `, ${numberText(revenue / measured, { decimals: 2 })}x of what the measured ones cost`
      : "";
  return ` So far they brought ${usd(revenue, { exact: true })} in attributed revenue${roi}, and ${counted(leads, "lead")}${each}.`;
}
