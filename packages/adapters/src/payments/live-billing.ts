import type { BillingDetails } from "@marquee/contracts/credits/billing-details";
import type { CountryCode } from "@marquee/contracts/credits/country-codes";
import { bareTaxId, prefixOf } from "@marquee/contracts/credits/tax-id";
import Stripe from "stripe";
import { usableId } from "./live-errors.ts";

type TaxId = Pick<Stripe.CustomerCreateTaxIdParams, "type" | "value">;

/** Countries whose IDs are VAT numbers of the European Union, which begin with the country. */
const euCountries: readonly CountryCode[] = [
  ...(["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"] as const),
  ...(["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"] as const),
];

/** How Stripe calls and writes the IDs of other countries, from the bare ID. */
const typed: Partial<Record<CountryCode, (bare: string) => TaxId>> = {
  AU: (bare) => ({ type: "au_abn", value: bare }),
  BR: (bare) => ({ type: bare.length === 11 ? "br_cpf" : "br_cnpj", value: bare }),
  CA: (bare) => ({ type: bare.length === 9 ? "ca_bn" : "ca_gst_hst", value: bare }),
  CH: (bare) => {
    const [, digits = "", suffix] = /^E?(\d{9})([A-Z]*)$/.exec(bare) ?? [];
    const id = `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`;
    return suffix ? { type: "ch_vat", value: `${id} ${suffix}` } : { type: "ch_uid", value: id };
  },
  GB: (bare) => ({ type: "gb_vat", value: `GB${bare}` }),
  IN: (bare) => ({ type: "in_gst", value: bare }),
  JP: (bare) => ({ type: bare.startsWith("T") ? "jp_trn" : "jp_cn", value: bare }),
  MX: (bare) => ({ type: "mx_rfc", value: bare }),
  NO: (bare) => ({ type: "no_vat", value: bare.endsWith("MVA") ? bare : `${bare}MVA` }),
  NZ: (bare) => ({ type: "nz_gst", value: bare }),
  SG: (bare) => ({ type: "sg_uen", value: bare }),
  US: (bare) => ({ type: "us_ein", value: `${bare.slice(0, 2)}-${bare.slice(2)}` }),
};

/** A tax ID as Stripe takes it; undefined for none, and of a country whose kinds of IDs we cannot tell apart. */
export function stripeTaxId({
  country,
  taxId,
}: Pick<BillingDetails, "country" | "taxId">): TaxId | undefined {
  const bare = bareTaxId(country, taxId);
  if (bare === "") return undefined;
  if (euCountries.includes(country)) return { type: "eu_vat", value: `${prefixOf(country)}${bare}` };
  return typed[country]?.(bare);
}

/**
 * Writes billing details, or none, to a customer. Repeats change nothing more.
 * @returns false for a customer that was deleted
 */
export async function billCustomer(
  stripe: Stripe,
  customerId: string,
  billing: BillingDetails | null,
): Promise<boolean> {
  const customer = await stripe.customers.retrieve(customerId, { expand: ["tax_ids"] });
  if (customer.deleted || usableId(customer.id) !== customerId) return false;
  if (billing !== null || customer.name || customer.address)
    // An empty text takes away what was there.
    await stripe.customers.update(customerId, {
      name: billing?.company ?? "",
      address: billing === null ? "" : addressOf(billing),
    });
  await replaceTaxIds(stripe, customer, (billing && stripeTaxId(billing)) ?? undefined);
  return true;
}

const addressOf = (billing: BillingDetails): Stripe.AddressParam => ({
  line1: billing.addressLine1,
  line2: billing.addressLine2,
  city: billing.city,
  state: billing.region,
  postal_code: billing.postalCode,
  country: billing.country,
});

async function replaceTaxIds(
  stripe: Stripe,
  { id, tax_ids: stored }: Stripe.Customer,
  wanted: TaxId | undefined,
): Promise<void> {
  const isWanted = ({ type, value }: { type: string; value: string }) =>
    type === wanted?.type && value === wanted.value;
  const known = stored?.data ?? [];
  for (const one of known) if (!isWanted(one)) await stripe.customers.deleteTaxId(id, one.id);
  if (!wanted || known.some(isWanted)) return;
  try {
    await stripe.customers.createTaxId(id, wanted);
  } catch (error) {
    // It may check more than the form. Our own receipt says the ID in any case.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== "tax_id_invalid")
      throw error;
  }
}
