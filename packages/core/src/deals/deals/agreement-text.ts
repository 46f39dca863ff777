import { hash } from "node:crypto";
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
import { longDay, longDays } from "@marquee/contracts/text/day-text";
import { isolated, withoutIsolates } from "@marquee/contracts/text/direction";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { usd } from "@marquee/contracts/text/usd";
import { capitalized } from "../../words.ts";
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
    paragraph(`Contract ${contractNumber(deal.id)}, version ${deal.version}.`),
    heading("1. Parties"),
    { kind: "list", items: [`The sponsor: ${named(brand)}`, `The host: ${named(host)}`] },
    heading("2. Event"),
    paragraph(
      `The host will hold ${isolated(event.name)} ${placeOf(event)}, on ${longDays([event.firstDay, event.lastDay])}.`,
    ),
    ...(audienceLine(event) === "" ? [] : [paragraph(`Audience: ${isolated(audienceLine(event))}.`)]),
    paragraph("Days are those of the place where the event is held."),
    heading("3. Sponsorship"),
    paragraph(`The sponsor purchases the ${isolated(deal.packageName)} (${capitalized(deal.tier)}) package.`),
    heading("4. Benefits"),
    ...listOf([...deal.benefits.map(benefitClause), ...deal.addOns.map(addOnClause)]),
    heading("5. Price"),
    paragraph(`The sponsor pays the host ${usd(deal.amountCents / 100)}${included(deal)}.`),
    heading("6. Goals"),
    ...listOf(deal.kpis),
    heading("7. Further terms"),
    paragraph(deal.notes === "" ? none : deal.notes),
    heading("8. Changes and cancellation"),
    paragraph(
      "A change of these terms is a new version, which takes both signatures again. Until both parties have signed, either may decline or cancel and says why. If the host changes the event's name, days, location or audience afterwards, the change applies to this contract once both parties have signed it; until then the sponsor may leave the contract. If the event is canceled, either may cancel this contract.",
    ),
    heading("9. Signatures"),
    paragraph(
      `The sponsor signs first, then the host, each by typing their name and confirming their identity. The contract takes effect once both have signed the same version.${closing(deal.closingDate)}`,
    ),
  ];
}

const paragraph = (text: string): DocumentBlock => ({ kind: "paragraph", text });
const heading = (text: string): DocumentBlock => ({ kind: "heading", level: 2, text });

/** A party within a sentence. */
const named = ({ name, company }: DealFacts["brand"]) =>
  partyLine({ name: isolated(name), company: isolated(company) });

const none = "None.";

function listOf(items: readonly string[]): DocumentBlock[] {
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
  return `${clauses[benefit.kind]}: ${isolated(benefitText(benefit))}. Due ${benefitDueText(benefit.due)}.`;
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

/** Where an event is held, within a sentence. */
function placeOf({ location }: AgreedEvent): string {
  return /^(online|virtual)\b/iu.test(location) ? "online" : `in ${isolated(location)}`;
}

/** What people call a contract by: its deal's id says when it was made, and is as long as a line. */
export function contractNumber(dealId: string): string {
  return hash("sha256", dealId, "hex").slice(0, 8).toUpperCase();
}

/** The parties as an agreement's own words name them, so that its file is the same whatever they are called now. */
export function partiesIn(blocks: readonly DocumentBlock[]): { role: string; name: string }[] {
  const list = blocks.find((block) => block.kind === "list");
  const named = (list?.items ?? []).map((item) =>
    /^The (sponsor|host): (.*?)(?:, represented by .*)?$/su.exec(item),
  );
  return named.flatMap((found) =>
    found ? [{ role: capitalized(found[1] ?? ""), name: withoutIsolates(found[2] ?? "") }] : [],
  );
}
