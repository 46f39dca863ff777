import {
  type BenefitDueFrom,
  type BenefitItem,
  type BenefitKind,
  benefitDueFrom,
  benefitKindLabels,
  benefitKinds,
} from "@marquee/contracts/benefits";
import { contactKinds, type SponsorshipTier, sponsorshipTiers } from "@marquee/contracts/enums";
import type { SponsorshipPackage } from "@marquee/contracts/http/events";
import type { createSponsorshipPackage } from "@marquee/contracts/http/hosting";
import type { ContactRef, EventContact, proposeSponsorshipPackage } from "@marquee/contracts/http/proposals";
import type { BodyOf } from "@marquee/contracts/operation";
import { tierLabels } from "#features/events/components/event-facts.ts";
import type { FormSchema } from "#forms/form-shape.ts";
import { packageDialog as copy } from "../copy.ts";

export interface BenefitValues {
  kind: BenefitKind;
  text: string;
  quantity: string;
  due: { days: string; from: BenefitDueFrom };
}

/** A package as its form holds it: numbers as they were typed. */
export interface PackageValues {
  name: string;
  tier: SponsorshipTier;
  price: string;
  maxSponsors: string;
  description: string;
  benefitItems: BenefitValues[];
  /** A contact as `contactValue` writes it; empty for everybody. */
  onlyFor: string;
}

export const emptyBenefit: BenefitValues = {
  kind: "branding",
  text: "",
  quantity: "1",
  due: { days: "0", from: "after_event" },
};

export const emptyPackage: PackageValues = {
  name: "",
  tier: "gold",
  price: "",
  maxSponsors: "",
  description: "",
  benefitItems: [],
  onlyFor: "",
};

export function packageValues(offer: SponsorshipPackage): PackageValues {
  return {
    name: offer.name,
    tier: offer.tier,
    price: String(offer.price),
    maxSponsors: String(offer.maxSponsors),
    description: offer.description,
    benefitItems: offer.benefitItems.map(benefitValues),
    onlyFor: "",
  };
}

export function benefitValues({ kind, text, quantity, due }: BenefitItem): BenefitValues {
  return { kind, text, quantity: String(quantity), due: { days: String(due.days), from: due.from } };
}

export const tierOptions = sponsorshipTiers.map((value) => ({ value, label: tierLabels[value] }));
export const kindOptions = benefitKinds.map((value) => ({ value, label: benefitKindLabels[value] }));
export const dueOptions = benefitDueFrom.map((value) => ({ value, label: copy.dueFrom[value] }));

/** What was typed as a number; NaN for nothing, so that the contract asks for it. */
export function numberOf(typed: string): number {
  const text = typed.replaceAll(/[$,\s]/g, "");
  return text === "" ? Number.NaN : Number(text);
}

/** What is sent of a benefit. */
export function benefitBody({ quantity, due, ...item }: BenefitValues): BenefitItem {
  return { ...item, quantity: numberOf(quantity), due: { ...due, days: numberOf(due.days) } };
}

/** Somebody who made contact, as one choice of a list. */
export function contactValue({ kind, id }: ContactRef): string {
  return `${kind}.${id}`;
}

/** The contact that a choice, or an address, stands for. */
export function contactOf(value: string): ContactRef | undefined {
  const [kind, id = ""] = value.split(".");
  const known = contactKinds.find((one) => one === kind);
  return known && id !== "" ? { kind: known, id } : undefined;
}

/** For whom a package can be made: everybody, or one of those who made contact; who a link named, in any case. */
export function audienceOptions(contacts: readonly EventContact[], linked: string) {
  const named = contacts.map(({ ref, name, company }) => ({
    value: contactValue(ref),
    label: copy.onlyFor({ name, company }),
  }));
  const isMissing = linked !== "" && !named.some(({ value }) => value === linked);
  return [
    { value: "", label: copy.everybody },
    ...(isMissing ? [{ value: linked, label: copy.onlyForWriter }] : []),
    ...named,
  ];
}

export type PackageBody = BodyOf<typeof createSponsorshipPackage> | BodyOf<typeof proposeSponsorshipPackage>;

/** Checks a package by the contract: one for everybody, or one for a single brand, which has one spot. */
export async function loadPackageSchema(): Promise<FormSchema<PackageBody>> {
  const [{ createSponsorshipPackageBodySchema }, { proposePackageBodySchema }] = await Promise.all([
    import("@marquee/contracts/http/hosting"),
    import("@marquee/contracts/http/proposals"),
  ]);
  return {
    safeParse: (input) => {
      const { price, maxSponsors, benefitItems, onlyFor, ...values } = input as PackageValues;
      const to = contactOf(onlyFor);
      const schema = to ? proposePackageBodySchema : createSponsorshipPackageBodySchema;
      return schema.safeParse({
        ...values,
        ...(to ? { onlyFor: to } : { maxSponsors: numberOf(maxSponsors) }),
        price: numberOf(price),
        benefitItems: benefitItems.map(benefitBody),
      });
    },
  };
}
