import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { tierIn } from "../reading/wish.ts";
import type { Reply } from "../scene.ts";
import type { Understood } from "../understanding/understand.ts";

/** How many spots are free and taken over several events, those with most of them free first. */
export function spotsOver(events: readonly ToolHostedEvent[], when: string | undefined): Reply {
  const all = events.flatMap(({ packages }) => packages);
  const left = all.reduce((sum, each) => sum + each.left, 0);
  const spots = all.reduce((sum, each) => sum + each.spots, 0);
  const freeOf = ({ packages }: ToolHostedEvent) => packages.reduce((sum, each) => sum + each.left, 0);
  const ordered = events.toSorted((one, other) => freeOf(other) - freeOf(one)).slice(0, 8);
  return {
    verdict: `${counted(left, "spot")} of ${inNumbers(spots)} ${left === 1 ? "is" : "are"} free at your ${counted(events.length, "event")} ${when ?? "that are not over yet"}.`,
    body: bullets(
      ordered.map(
        (event) =>
          `**${quotable(event.name, 70)}**, ${onDay(event.date)}: ${inNumbers(freeOf(event))} free, ${usd(event.unsoldUsd)} unsold`,
      ),
    ),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: ordered.map(({ id, name }) => ({ kind: "event", id, name })),
  };
}

/** Which levels of an event nobody can buy any more. */
export function soldOutAt(event: ToolHostedEvent): Reply {
  const gone = event.packages.filter(({ left }) => left === 0);
  return {
    ...inventoryOf(event),
    verdict:
      gone.length === 0
        ? `No, nothing is sold out at ${quotable(event.name, 70)}: every level has a free spot.`
        : `Sold out at ${quotable(event.name, 70)}: ${gone.map(({ name, tier }) => `${quotable(name, 60)} (${tier})`).join(", ")}.`,
  };
}

export function waitingAt(event: ToolHostedEvent): Reply {
  const waiting = event.packages.filter((each) => each.waiting > 0);
  const count = waiting.reduce((sum, each) => sum + each.waiting, 0);
  return {
    verdict:
      count === 0
        ? `Nobody is on the waiting list of ${quotable(event.name, 70)}.`
        : `${counted(count, "account")} ${count === 1 ? "is" : "are"} waiting at ${quotable(event.name, 70)}.`,
    body: bullets(
      waiting.map((each) => `**${quotable(each.name, 60)}**: ${inNumbers(each.waiting)} waiting`),
    ),
    question: "Do you want to open more spots?",
    options: [],
    shows: [{ kind: "event", id: event.id, name: event.name }],
  };
}

/** What of an amount that a host wants from an event is sold, and what would bring the rest. */
export function againstTarget(
  event: ToolHostedEvent,
  { amount, question }: Pick<Understood, "amount" | "question">,
): Reply | undefined {
  if (
    amount === undefined ||
    !/\b(?:want(?:ed)?|targets?|goals?|aim\w*|plan(?:ned)?|hoped?|need(?:ed)?|quota|budget(?:ed)?)\b/i.test(
      question,
    )
  )
    return undefined;
  const left = amount - event.soldUsd;
  const name = quotable(event.name, 70);
  const parts: string[] = [];
  let open = left;
  for (const each of event.packages.toSorted((one, other) => other.priceUsd - one.priceUsd)) {
    const count = Math.min(each.left, Math.max(0, Math.floor(open / each.priceUsd)));
    if (count > 0) parts.push(`${inNumbers(count)} × ${quotable(each.name, 60)} at ${usd(each.priceUsd)}`);
    open -= count * each.priceUsd;
  }
  const smallest = event.packages
    .filter((each) => each.left > 0)
    .toSorted((one, other) => one.priceUsd - other.priceUsd)[0];
  if (open > 0 && smallest) parts.push(`1 × ${quotable(smallest.name, 60)} at ${usd(smallest.priceUsd)}`);
  return {
    verdict:
      left <= 0
        ? `You're there: ${usd(event.soldUsd)} is sold at ${name}, of the ${usd(amount)} you want.`
        : left > event.unsoldUsd
          ? `${usd(event.soldUsd)} of ${usd(amount)} is sold at ${name}, and it can't be reached at these prices: all free spots would bring ${usd(event.unsoldUsd)}.`
          : `${usd(event.soldUsd)} of ${usd(amount)} is sold at ${name}; ${usd(left)} is missing.`,
    body: bullets([
      ...(left > 0 && parts.length > 0 && left <= event.unsoldUsd
        ? [`**What would bring it**: ${parts.join(", ")}`]
        : []),
      `**Free spots at their list price**: ${usd(event.unsoldUsd)}`,
      `**Open deals**: ${counted(event.open.deals, "deal")}${event.open.deals > 0 ? `, ${usd(event.open.amountUsd)}` : ""}`,
      `**It begins**: ${onDay(event.date)}`,
    ]),
    question: "Do you want to see whom you could ask?",
    options: ["Whom could I invite?"],
    shows: [{ kind: "event", id: event.id, name: event.name }],
  };
}

/** Several events side by side, the one with the most unsold first. */
export function inventories(events: readonly ToolHostedEvent[]): Reply {
  const ordered = events.toSorted((one, other) => other.unsoldUsd - one.unsoldUsd);
  const [most] = ordered;
  return {
    verdict: `${quotable(most?.name, 70)} has the most unsold: ${usd(most?.unsoldUsd ?? 0)}.`,
    body: ordered
      .map((event) => {
        const { verdict, body } = inventoryOf(event);
        return `**${verdict}**\n\n${body}`;
      })
      .join("\n\n"),
    question: "Do you want to see whom you could ask?",
    options: [],
    shows: ordered.map(({ id, name }) => ({ kind: "event", id, name })),
  };
}

/** What all spots together would bring at their prices, as the end of a sentence. */
function atList({ packages }: ToolHostedEvent): string {
  const total = packages.reduce((sum, { spots, priceUsd }) => sum + spots * priceUsd, 0);
  return total === 0 ? "" : `; every spot at its list price would bring ${usd(total)}`;
}

/** How many spots of the one level that is asked for are free; undefined where none is, or the event has none of it. */
export function levelOf(event: ToolHostedEvent, asked: string): Reply | undefined {
  const tier = tierIn(asked);
  const own = event.packages.filter((each) => each.tier === tier);
  const [only] = own;
  if (!only || own.length > 1) return undefined;
  const name = `${quotable(only.name, 60)} (${only.tier}) at ${quotable(event.name, 70)}`;
  return {
    ...inventoryOf(event),
    verdict:
      only.left === 0
        ? `No, nothing is free: ${name} has ${inNumbers(only.sold)} of ${inNumbers(only.spots)} spots sold${only.held > 0 ? ` and ${inNumbers(only.held)} held by open offers` : ""}.`
        : `${counted(only.left, "spot")} of ${inNumbers(only.spots)} ${only.left === 1 ? "is" : "are"} free: ${name}, ${usd(only.priceUsd)} each, ${inNumbers(only.sold)} sold.`,
  };
}

/** What a question begins with that wants to hear yes or no first: "Has it got any sponsor yet?" */
const whether =
  /^(?:and |so |but |ok,? )*(?:has|have|is|are|did|does|do)\b[^?]*\b(?:sponsor(?:s|ed|ing)?|sold|taken|booked|bought|signed up)\b/i;

/** The same for a question that only asks whether anybody has bought anything. */
export function anySoldAt(event: ToolHostedEvent, asked: string): Reply | undefined {
  const sold = event.packages.reduce((sum, each) => sum + each.sold, 0);
  if (!whether.test(asked) || /\bsold out\b/i.test(asked)) return undefined;
  const all = inventoryOf(event);
  return {
    ...all,
    verdict:
      sold === 0
        ? `No, nobody sponsors ${quotable(event.name, 70)} yet.`
        : `Yes, ${counted(sold, "spot")} ${sold === 1 ? "is" : "are"} sold at ${quotable(event.name, 70)}.`,
    body: `${all.verdict}\n\n${all.body}`,
  };
}

export function inventoryOf(event: ToolHostedEvent): Reply {
  const total = event.packages.reduce((sum, { spots }) => sum + spots, 0);
  const left = event.packages.reduce((sum, each) => sum + each.left, 0);
  return {
    verdict: `At ${quotable(event.name, 70)} on ${onDay(event.date)}, ${inNumbers(total - left)} of ${counted(total, "spot")} are taken and ${inNumbers(left)} are free: ${usd(event.soldUsd)} is sold, ${usd(event.unsoldUsd)} unsold${atList(event)}.`,
    body: bullets(
      event.packages.map(
        (each) =>
          `**${quotable(each.name, 60)}** (${each.tier}), ${usd(each.priceUsd)}: ${inNumbers(each.sold)} of ${inNumbers(each.spots)} sold${each.held > 0 ? `, ${inNumbers(each.held)} held by open offers` : ""}, ${inNumbers(each.left)} free${each.waiting > 0 ? `, ${inNumbers(each.waiting)} waiting` : ""}`,
      ),
    ),
    question: "Do you want to see whom you could ask?",
    options: [],
    shows: [{ kind: "event", id: event.id, name: event.name }],
  };
}
