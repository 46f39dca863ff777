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

/** The form values of a package: numbers as typed. */
export interface PackageValues {
  name: string;
  tier: SponsorshipTier;
  price: string;
  maxSponsors: string;
  description: string;
  benefitItems: BenefitValues[];
  /** A contact as returned by `contactValue`; empty for everyone. */
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

/** Parses a typed number; NaN if empty, so that the contract requires it. */
export function numberOf(typed: string): number {
  const text = typed.replaceAll(/[$,\s]/g, "");
  return text === "" ? Number.NaN : Number(text);
}

/** The request body for a benefit. */
export function benefitBody({ quantity, due, ...item }: BenefitValues): BenefitItem {
  return { ...item, quantity: numberOf(quantity), due: { ...due, days: numberOf(due.days) } };
}

/** The value of a contact in a list of choices. */
export function contactValue({ kind, id }: ContactRef): string {
  return `${kind}.${id}`;
}

/** The contact for a choice's value, or an address's. */
export function contactOf(value: string): ContactRef | undefined {
  const [kind, id = ""] = value.split(".");
  const known = contactKinds.find((one) => one === kind);
  return known && id !== "" ? { kind: known, id } : undefined;
}

/** For whom a package can be made: everyone or a contact; a contact named by a link is always included. */
export function audienceOptions(contacts: readonly EventContact[], linked: string) {
  const contactOptions = contacts.map(({ ref, name, company }) => ({
    value: contactValue(ref),
    label: copy.onlyFor({ name, company }),
  }));
  const isMissing = linked !== "" && !contactOptions.some(({ value }) => value === linked);
  return [
    { value: "", label: copy.everybody },
    ...(isMissing ? [{ value: linked, label: copy.onlyForWriter }] : []),
    ...contactOptions,
  ];
}

export type PackageBody = BodyOf<typeof createSponsorshipPackage> | BodyOf<typeof proposeSponsorshipPackage>;

/** Checks a package against the contract: one for everyone, or one for a single brand, which has one spot. */
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
