import { type BenefitItem, type BenefitKind, benefitDueText, benefitText } from "@marquee/contracts/benefits";
import type { DocumentBlock } from "@marquee/contracts/document-blocks";
import type { Contact } from "@marquee/contracts/http/events";
import { onFirstUse } from "@marquee/contracts/on-first-use";
import { usd } from "../cents.ts";
import type { EventRecord } from "../events/event.item.ts";
import type { DealRecord, Terms } from "./deal.item.ts";

/** Everything that an agreement says. */
export interface AgreementFacts {
  deal: Pick<DealRecord, "id" | "version" | "packageName" | "tier"> & Terms;
  event: Pick<EventRecord, "name" | "location" | "date" | "endsAt">;
  brand: Contact;
  host: Contact;
}

/** The agreement on a deal's terms, with a clause for each benefit. The same facts always produce the same text. */
export function agreementBlocks({ deal, event, brand, host }: AgreementFacts): DocumentBlock[] {
  return [
    { kind: "heading", level: 1, text: "Sponsorship agreement" },
    paragraph(`Agreement ${deal.id}, version ${deal.version}.`),
    heading("1. Parties"),
    { kind: "list", items: [`The sponsor: ${party(brand)}`, `The host: ${party(host)}`] },
    heading("2. Event"),
    paragraph(
      `The host holds ${event.name} from ${longDay(event.date)} to ${longDay(event.endsAt)} at this location: ${event.location}.`,
    ),
    heading("3. Sponsorship"),
    paragraph(`The sponsor takes the package ${deal.packageName}, of the ${deal.tier} tier.`),
    heading("4. Benefits"),
    ...listOr(
      [...deal.benefits.map(benefitClause), ...deal.addOns.map(addOnClause)],
      "The package comes without benefits.",
    ),
    heading("5. Price"),
    paragraph(
      `The sponsor pays the host ${usd(deal.amountCents / 100)}${included(deal)}.${closing(deal.closingDate)}`,
    ),
    heading("6. Measures of success"),
    ...listOr(deal.kpis, "The parties have agreed on none."),
    heading("7. Further terms"),
    paragraph(deal.notes === "" ? "The parties have agreed on none." : deal.notes),
    heading("8. Changes and cancellation"),
    paragraph(
      "A change of these terms is a new version, which takes both signatures again. Until both parties have signed, either may decline or cancel and says why. If the event is canceled, either may cancel this agreement.",
    ),
    heading("9. Signatures"),
    paragraph(
      "The sponsor signs first, then the host, each by typing their name and confirming their identity. The agreement takes effect once both have signed the same version.",
    ),
  ];
}

const paragraph = (text: string): DocumentBlock => ({ kind: "paragraph", text });
const heading = (text: string): DocumentBlock => ({ kind: "heading", level: 2, text });

function listOr(items: readonly string[], none: string): DocumentBlock[] {
  return [items.length === 0 ? paragraph(none) : { kind: "list", items: [...items] }];
}

function party({ name, company }: Contact): string {
  return company === "" ? name : `${company}, represented by ${name}`;
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
  return day === null ? "" : ` The deal closes on ${longDay(`${day}T00:00:00.000Z`)}.`;
}

const longDate = onFirstUse(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }));

function longDay(time: string): string {
  return longDate().format(new Date(time));
}
