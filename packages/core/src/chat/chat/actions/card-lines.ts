import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import type { DealTerms } from "@marquee/contracts/deals/deal-terms";
import type { Deal } from "@marquee/contracts/deals/deals";
import { benefitLine } from "@marquee/contracts/events/benefits";
import type { Contact } from "@marquee/contracts/events/events";
import { sitePaths } from "@marquee/contracts/site-path";
import { longDay, longDays } from "@marquee/contracts/text/day-text";
import { usd } from "@marquee/contracts/text/usd";

export type Change = ChatAction["changes"][number];

/** A line that only says what holds. */
export const line = (label: string, after: string): Change => ({ label, before: null, after });

export const contactLine = ({ name, company }: Contact) => [name, company].filter(Boolean).join(", ");

/** Which deal a card is about: the event, the package and the other side, as its newest version names them. */
export function aboutDeal(deal: Deal): Change[] {
  const { event } = deal.facts;
  return [
    line("Event", event.name),
    line("Days", longDays([event.firstDay, event.lastDay])),
    line("Package", `${deal.packageName}, ${deal.tier}`),
    line(deal.ownSide === "brand" ? "Host" : "Sponsor", contactLine(deal.with)),
  ];
}

/** The terms as a card says them. */
export function termLines(terms: DealTerms): Record<string, string> {
  return {
    Amount: usd(terms.amount),
    Benefits: terms.benefitItems.map(benefitLine).join("; ") || "None",
    "Add-ons": terms.addOns.map(({ benefit, price }) => `${benefit} (${usd(price)})`).join("; ") || "None",
    KPIs: terms.kpis.join("; ") || "None",
    "Closing date": terms.closingDate === null ? "None" : longDay(terms.closingDate),
    "Further terms": terms.notes || "None",
  };
}

/** What stands and will stand: the amount always, other terms where they change. */
export function termChanges(before: DealTerms, after: DealTerms): Change[] {
  const [old, next] = [termLines(before), termLines(after)];
  return Object.entries(next).flatMap(([label, value]): Change[] => {
    const was = old[label] ?? "None";
    if (was !== value) return [{ label, before: was, after: value }];
    return label === "Amount" ? [line(label, value)] : [];
  });
}

export const dealPath = (id: string) => sitePaths.sponsorship.replace(":id", encodeURIComponent(id));
