import { type BenefitItem, benefitText, plainBenefit } from "@marquee/contracts/benefits";
import type { DealTerms } from "@marquee/contracts/deal-terms";
import { invalidField } from "@marquee/contracts/errors";
import type { DealChange } from "@marquee/contracts/http/deals";
import type { HostedEvent } from "../events/get-event.ts";
import type { DealRecord, Terms } from "./deal.item.ts";

/** What both sides agree on, without the rest of the record that contains it. */
export function termsOf({ amountCents, benefits, addOns, kpis, closingDate, notes }: Terms): Terms {
  return { amountCents, benefits, addOns, kpis, closingDate, notes };
}

/** The terms as answers show them: the amount in USD, each benefit also as one line. */
export function publicTerms({ amountCents, benefits, addOns, kpis, closingDate, notes }: Terms): DealTerms {
  return {
    amount: amountCents / 100,
    benefits: benefits.map(benefitText),
    benefitItems: benefits,
    addOns: addOns.map(({ id, benefit, priceCents }) => ({
      id,
      benefit: benefitText(benefit),
      benefitItem: benefit,
      price: priceCents / 100,
    })),
    kpis,
    closingDate,
    notes,
  };
}

/** Benefits given as lines of text; a known one keeps its parts. */
export function benefitsOf(lines: readonly string[], known: readonly BenefitItem[]): BenefitItem[] {
  return lines.map((line) => known.find((one) => benefitText(one) === line) ?? plainBenefit(line));
}

/**
 * Add-ons by their ids: those that the deal already has keep their price, others get the event's current price.
 * @throws AppError validation_failed for one that the event does not offer
 */
export function addOnsOf(
  ids: readonly string[],
  known: Terms["addOns"],
  { addOns: offered }: Pick<HostedEvent, "addOns">,
  field: string,
): Terms["addOns"] {
  return ids.map((id) => {
    const found = known.find((one) => one.id === id) ?? offered.find((one) => one.id === id);
    if (!found) throw invalidField(field, "This event doesn't offer that add-on");
    const { benefit, priceCents } = found;
    return { id, benefit, priceCents };
  });
}

/** The total price of add-ons. */
export function addOnCents(addOns: Terms["addOns"]): number {
  return addOns.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

/** Everything that a sponsor gets: the package's benefits and the add-ons. */
export function allBenefits({ benefits, addOns }: Pick<Terms, "benefits" | "addOns">): BenefitItem[] {
  return [...benefits, ...addOns.map(({ benefit }) => benefit)];
}

type Value = DealChange["old"];

/** What differs, term by term; everything if there was nothing before. */
export function termChanges(before: Terms | undefined, after: Terms): DealChange[] {
  return changesOf(before && comparable(before), comparable(after));
}

function comparable(terms: Terms): Record<string, Value> {
  const { benefitItems: _, addOns, ...shown } = publicTerms(terms);
  const priced = addOns.map(({ benefit, price }) => `${benefit} ($${price.toLocaleString("en-US")})`);
  return { ...shown, addOns: priced };
}

/** Everything that a write changes about a deal, as answers show it. */
export function dealChanges(before: DealRecord | undefined, after: DealRecord): DealChange[] {
  const standing = ({ status, renewedTo }: DealRecord) => ({ status, renewedTo });
  return [...changesOf(before && standing(before), standing(after)), ...termChanges(before, after)];
}

function changesOf(before: Record<string, Value> | undefined, after: Record<string, Value>): DealChange[] {
  return Object.entries(after).flatMap(([field, next]) => {
    const old = before?.[field] ?? null;
    return same(old, next) || (before === undefined && isNothing(next)) ? [] : [{ field, old, new: next }];
  });
}

function same(left: Value, right: Value): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function isNothing(value: Value): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
