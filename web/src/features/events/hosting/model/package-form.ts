import type { ContactRef, EventContact, proposeSponsorshipPackage } from "@marquee/contracts/deals/proposals";
import { contactKinds, type SponsorshipTier, sponsorshipTiers } from "@marquee/contracts/enums";
import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import type { createSponsorshipPackage } from "@marquee/contracts/events/hosting";
import type { BodyOf } from "@marquee/contracts/operation";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { tierLabels } from "#features/events/events/components/event-facts.ts";
import {
  type BenefitValues,
  benefitBody,
  benefitValues,
} from "#features/events/events/model/benefit-form.ts";
import type { FormSchema } from "#forms/form-shape.ts";
import { packageDialog as copy } from "../copy.ts";

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

export const emptyPackage: PackageValues = {
  name: "",
  tier: "gold",
  price: "",
  maxSponsors: "",
  description: "",
  benefitItems: [],
  onlyFor: "",
};

export function packageValues(
  offer: Pick<SponsorshipPackage, "name" | "tier" | "price" | "maxSponsors" | "description" | "benefitItems">,
): PackageValues {
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

export const tierOptions = sponsorshipTiers.map((value) => ({ value, label: tierLabels[value] }));
/** The value of a contact in a list of choices. */
export function contactValue({ kind, id }: ContactRef): string {
  return `${kind}.${id}`;
}

/** The contact for a choice's value, or an address's. */
export function contactOf(value: string): ContactRef | undefined {
  const [kind, id = ""] = value.split(".");
  const known = contactKinds.find((each) => each === kind);
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
    import("@marquee/contracts/events/hosting"),
    import("@marquee/contracts/deals/proposals"),
  ]);
  return {
    safeParse: (input) => {
      const { price, maxSponsors, benefitItems, onlyFor, ...values } = input as PackageValues;
      const to = contactOf(onlyFor);
      const schema = to ? proposePackageBodySchema : createSponsorshipPackageBodySchema;
      return schema.safeParse({
        ...values,
        ...(to ? { onlyFor: to } : { maxSponsors: typedNumber(maxSponsors) }),
        price: typedNumber(price),
        benefitItems: benefitItems.map(benefitBody),
      });
    },
  };
}
