import type { BillingDetails } from "@marquee/contracts/credits/billing-details";
import { countryCodes } from "@marquee/contracts/credits/country-codes";
import { countryName, textLocale } from "@marquee/contracts/text/formats";
import { readerLocale } from "#format/format.ts";

/** The form's values; no country is chosen at first. */
export type BillingValues = Omit<BillingDetails, "country"> & { country: BillingDetails["country"] | "" };

const nothing: BillingValues = {
  company: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  region: "",
  postalCode: "",
  country: "",
  taxId: "",
};

/** A copy of its own: a form changes the values that it begins with. */
export const billingValues = (details: BillingDetails | null): BillingValues => ({ ...(details ?? nothing) });

/** All countries by their names in the reader's language, in its order. */
export function countryOptions(): { value: BillingDetails["country"]; label: string }[] {
  return countryCodes
    .map((value) => ({ value, label: countryName(value, readerLocale) }))
    .sort((left, right) => left.label.localeCompare(right.label, readerLocale ?? textLocale));
}

/** Checks the form as the server does, with the version that it replaces. */
export async function loadBillingSchema(version: number) {
  const { billingBodySchema } = await import("@marquee/contracts/credits/billing-details");
  return {
    safeParse: (values: unknown) => billingBodySchema.safeParse({ ...(values as BillingValues), version }),
  };
}
