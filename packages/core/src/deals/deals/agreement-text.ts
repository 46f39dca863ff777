import {
  type AgreedEvent,
  audienceLine,
  type DealFacts,
  partyLine,
} from "@marquee/contracts/deals/deal-facts";
import {
  type BenefitItem,
  type BenefitKind,
  benefitDueText,
  benefitText,
} from "@marquee/contracts/events/benefits";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { usd } from "@marquee/contracts/text/usd";
import { longDay } from "../../events/events/offer-facts.ts";
import type { DealRecord, Terms } from "./deal.item.ts";

/** Everything that an agreement says. */
export interface AgreementFacts {
  deal: Pick<DealRecord, "id" | "version" | "packageName" | "tier"> & Terms;
  facts: DealFacts;
}

/** The agreement on a deal's terms, with a clause for each benefit. The same facts always produce the same text. */
export function agreementBlocks({ deal, facts }: AgreementFacts): DocumentBlock[] {
  const { brand, host, event } = facts;
  return [
    { kind: "heading", level: 1, text: "Sponsorship agreement" },
    paragraph(`Agreement ${deal.id}, version ${deal.version}.`),
    heading("1. Parties"),
    { kind: "list", items: [`The sponsor: ${partyLine(brand)}`, `The host: ${partyLine(host)}`] },
    heading("2. Event"),
    paragraph(`The host holds ${event.name} ${daysOf(event)} at this location: ${event.location}.`),
    ...(audienceLine(event) === "" ? [] : [paragraph(`Audience: ${audienceLine(event)}.`)]),
    paragraph("Days are those of the place where the event is held."),
    heading("3. Sponsorship"),
    paragraph(`The sponsor takes the package ${deal.packageName}, of the ${deal.tier} tier.`),
    heading("4. Benefits"),
    ...listOr(
      [...deal.benefits.map(benefitClause), ...deal.addOns.map(addOnClause)],
      "The package comes without benefits.",
    ),
    heading("5. Price"),
    paragraph(`The sponsor pays the host ${usd(deal.amountCents / 100)}${included(deal)}.`),
    heading("6. Measures of success"),
    ...listOr(deal.kpis, "The parties have agreed on none."),
    heading("7. Further terms"),
    paragraph(deal.notes === "" ? "The parties have agreed on none." : deal.notes),
    heading("8. Changes and cancellation"),
    paragraph(
      "A change of these terms is a new version, which takes both signatures again. Until both parties have signed, either may decline or cancel and says why. If the host changes the event's name, days, location or audience afterwards, the change applies to this agreement once both parties have signed it; until then the sponsor may leave the agreement. If the event is canceled, either may cancel this agreement.",
    ),
    heading("9. Signatures"),
    paragraph(
      `The sponsor signs first, then the host, each by typing their name and confirming their identity. The agreement takes effect once both have signed the same version.${closing(deal.closingDate)}`,
    ),
  ];
}

const paragraph = (text: string): DocumentBlock => ({ kind: "paragraph", text });
const heading = (text: string): DocumentBlock => ({ kind: "heading", level: 2, text });

function listOr(items: readonly string[], none: string): DocumentBlock[] {
  return [items.length === 0 ? paragraph(none) : { kind: "list", items: [...items] }];
}

const clauses: Record<BenefitKind, string> = {
  branding: "The host shows the sponsor's brand",
  booth: "The host provides exhibition space",
  speaking: "The host gives the sponsor time on the program",
  tickets: "The host issues passes to the sponsor",
  content: "The host publishes content with the sponsor",
  data: "The host shares data of attendees who agreed to it, as the law allows",
  custom: "The host provides the following",
};

function benefitClause(benefit: BenefitItem): string {
  return `${clauses[benefit.kind]}: ${benefitText(benefit)}. Due ${benefitDueText(benefit.due)}.`;
}

function addOnClause({ benefit, priceCents }: Terms["addOns"][number]): string {
  return `Add-on for ${usd(priceCents / 100)}: ${benefitClause(benefit)}`;
}

function included({ addOns }: Pick<Terms, "addOns">): string {
  return addOns.length === 0 ? "" : ", which includes the add-ons";
}

function closing(day: string | null): string {
  return day === null ? "" : ` The parties intend to sign by ${longDay(day)}.`;
}

function daysOf({ firstDay, lastDay }: AgreedEvent): string {
  if (firstDay === lastDay) return `on ${longDay(firstDay)}`;
  return `from ${longDay(firstDay)} to ${longDay(lastDay)}`;
}
