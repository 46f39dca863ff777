import { counted, inNumbers, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal, ToolEventDetail } from "@marquee/adapters/ai/tool-results";
import type { ToolMarketPrice } from "@marquee/adapters/ai/tool-results-market";
import { usd } from "@marquee/contracts/text/usd";
import { everyDeal } from "../every-deal.ts";
import { capital } from "../say.ts";
import type { Scene } from "../scene.ts";
import { isSigned } from "./deal-lines.ts";

/** What others paid for a level, and what that means for one event. */
export interface Yardstick {
  /** For this event's attendance, in whole USD. */
  amountUsd: number;
  /** Such as "41 closed silver deals of this kind". */
  words: string;
  perAttendeeUsd: number;
  /** It comes from the reader's own deals, because too few of this kind have closed. */
  isOwn?: true;
}

/** So many deals of one's own make a yardstick. */
const leastOwn = 2;
const lookedAtMost = 12;

/** What closed deals of the event's kind say of a level, else what the reader's own signed deals of it say. */
export async function yardstickFor(
  { tools }: Pick<Scene, "tools">,
  event: ToolEventDetail,
  { tier, closed }: Pick<ToolMarketPrice["tiers"][number], "tier" | "closed">,
): Promise<Yardstick | undefined> {
  if (closed) {
    const each = closed.perAttendeeUsd.median;
    return {
      amountUsd: Math.round(each * event.attendeeCount),
      perAttendeeUsd: each,
      words: `${counted(closed.deals, `closed ${tier} deal`)} of this kind`,
    };
  }
  const own = (await everyDeal(tools))
    .filter((deal) => deal.tier === tier && deal.eventId !== event.id && isSigned(deal))
    .slice(0, lookedAtMost);
  const paid = await perAttendee(own, tools);
  const median = paid.toSorted((one, other) => one - other)[Math.floor(paid.length / 2)];
  if (median === undefined || paid.length < leastOwn) return undefined;
  return {
    amountUsd: Math.round(median * event.attendeeCount),
    perAttendeeUsd: median,
    words: `your own ${counted(paid.length, `signed ${tier} deal`)}`,
    isOwn: true,
  };
}

async function perAttendee(deals: readonly ToolDeal[], tools: Scene["tools"]): Promise<number[]> {
  const events = await Promise.all(deals.map(({ eventId }) => tools.getEvent({ eventId })));
  return deals.flatMap(({ amountUsd }, at) => {
    const people = events[at]?.attendeeCount ?? 0;
    return people > 0 ? [amountUsd / people] : [];
  });
}

/** Within this share of a yardstick, a price is about the same. */
const alike = 0.05;

/** How a price stands to what others paid: "$12,000 is high: 44% above …". */
export function judgedBy(price: number, { amountUsd, words }: Yardstick): string {
  const share = price / amountUsd - 1;
  const part = `${inNumbers(Math.abs(Math.round(share * 100)))}%`;
  if (share > alike)
    return `${usd(price)} is high: ${part} above the ${usd(amountUsd)} that ${words} come to here`;
  if (share < -alike)
    return `${usd(price)} is low: ${part} below the ${usd(amountUsd)} that ${words} come to here`;
  return `${usd(price)} is about right: ${words} come to ${usd(amountUsd)} here`;
}

/** How a price stands to the one on the event's page; empty where they are the same. */
export function besideList(price: number, list: number | undefined): string {
  if (list === undefined || list === 0 || list === price) return "";
  const part = Math.abs(Math.round((price / list - 1) * 100));
  return ` It's ${usd(Math.abs(price - list))} (${part}%) ${price < list ? "below" : "above"} the list price of ${usd(list)}.`;
}

/** The line of a yardstick in a list of facts. */
export const yardstickLine = ({ words, perAttendeeUsd, amountUsd }: Yardstick): string =>
  `**${quotable(capital(words), 80)}**: median ${usd(perAttendeeUsd, { exact: true })} per attendee, about ${usd(amountUsd)} here`;
