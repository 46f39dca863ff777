import type { DealFacts } from "@marquee/contracts/deals/deal-facts";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import { type DealTerms, plainTermNames, type termsInputShape } from "@marquee/contracts/deals/deal-terms";
import { invalidField } from "@marquee/contracts/errors";
import { type BenefitItem, benefitLine, benefitText, plainBenefit } from "@marquee/contracts/events/benefits";
import { limits } from "@marquee/contracts/limits";
import { usd } from "@marquee/contracts/text/usd";
import type * as z from "zod/mini";
import { cents } from "../../cents.ts";
import type { HostedEvent } from "../../events/events/get-event.ts";
import { pick } from "../../pick.ts";
import { type DealRecord, type Terms, termNames } from "./deal.item.ts";
import { factChanges } from "./deal-facts.ts";

/** What both sides agree on, without the rest of the record that contains it. */
export function termsOf(from: Terms): Terms {
  return pick(from, ...termNames);
}

/** The terms as answers show them: the amount in USD, each benefit also as one line. */
export function publicTerms({ amountCents, benefits, addOns, ...terms }: Terms): DealTerms {
  return {
    amount: amountCents / 100,
    benefits: benefits.map(benefitText),
    benefitItems: benefits,
    addOns: publicAddOns(addOns),
    ...pick(terms, ...plainTermNames),
  };
}

/** What comes on top of a package, as the terms show it. */
export function publicAddOns(addOns: Terms["addOns"]): DealTerms["addOns"] {
  return addOns.map(({ id, benefit, priceCents }) => ({
    id,
    benefit: benefitText(benefit),
    benefitItem: benefit,
    price: priceCents / 100,
  }));
}

/** The terms that a request changes, and what its amount is. */
export type TermsInput = z.output<z.ZodMiniObject<typeof termsInputShape>> & { amount?: number | undefined };

/**
 * The terms after a request: what it leaves out stays, and without an amount of its own the price moves by what its
 * add-ons cost. `at` is the request's path to the terms, which errors name.
 * @throws AppError validation_failed for an add-on that the event does not offer, and for benefits in both forms
 */
export function termsAfter(
  before: Terms,
  { amount, benefits, benefitItems, addOns: ids, ...input }: TermsInput,
  { hosted, at }: { hosted: Pick<HostedEvent, "addOns">; at: "" | "terms." },
): Terms {
  if (benefits && benefitItems) throw invalidField(`${at}benefits`, "Give either benefits or benefitItems");
  const addOns = ids ? addOnsOf(ids, before.addOns, hosted, `${at}addOns`) : before.addOns;
  const listed = before.amountCents + addOnCents(addOns) - addOnCents(before.addOns);
  return {
    ...termsOf(before),
    ...Object.fromEntries(
      plainTermNames.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
    ),
    amountCents: amount === undefined ? Math.max(0, listed) : cents(amount),
    addOns,
    benefits: benefitItems ?? (benefits ? benefitsOf(benefits, before.benefits) : before.benefits),
  };
}

/**
 * Benefits given as lines of text. A known line keeps its parts, and so does one of which only the quantity differs;
 * any other is a benefit of which only its text is known.
 */
function benefitsOf(lines: readonly string[], known: readonly BenefitItem[]): BenefitItem[] {
  return lines.map((line) => {
    const same = known.find((one) => benefitText(one) === line);
    if (same) return same;
    const [, count = "1", text = ""] = /^(?:(\d{1,5}) [×x] )?(.+)$/.exec(line) ?? [];
    const counted = known.find((one) => one.text === text);
    const quantity = Number(count);
    const isCount = quantity >= 1 && quantity <= limits.packageBenefitQuantityMax;
    return counted && isCount ? { ...counted, quantity } : plainBenefit(line);
  });
}

/**
 * Add-ons by their ids: those that the deal already has keep their price, others get the event's current price.
 * @throws AppError validation_failed for one that the event does not offer
 */
function addOnsOf(
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

/** A version of a deal: its terms, and what else it stands for unless it is older than that. */
export type Version = Terms & { facts?: DealFacts | undefined };

/** What differs between two versions, fact by fact and term by term; all of the terms if there was nothing before. */
export function versionChanges(before: Version | undefined, after: Version): DealChange[] {
  const facts = before?.facts && after.facts ? factChanges(before.facts, after.facts) : [];
  return [...facts, ...changesOf(before && comparable(before), comparable(after))];
}

/** Benefits with all of their parts, because kind and due day are agreed on too. */
function comparable(terms: Terms): Record<string, Value> {
  return {
    amount: terms.amountCents / 100,
    benefits: terms.benefits.map(benefitLine),
    addOns: terms.addOns.map(
      ({ benefit, priceCents }) => `${benefitLine(benefit)}: ${usd(priceCents / 100)}`,
    ),
    ...pick(terms, ...plainTermNames),
  };
}

/** Everything that a write changes about a deal, as answers show it. */
export function dealChanges(before: DealRecord | undefined, after: DealRecord): DealChange[] {
  const standing = ({ status, renewedTo }: DealRecord) => ({ status, renewedTo });
  return [...changesOf(before && standing(before), standing(after)), ...versionChanges(before, after)];
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
