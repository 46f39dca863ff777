import * as z from "zod/mini";
import { line, requiredLine, timestampSchema } from "../fields.ts";
import { countryCodes } from "./country-codes.ts";
import { taxIdProblem } from "./tax-id.ts";

/** Who is billed, as receipts say it. Texts that an address does not need are empty. */
export const billingDetailsShape = {
  company: requiredLine("Company name", 120),
  addressLine1: requiredLine("Address", 120),
  addressLine2: line("Address line 2", 120),
  city: requiredLine("City", 80),
  region: line("State or region", 80),
  postalCode: line("Postal code", 20),
  country: z.enum(countryCodes, "Choose a country"),
  /** As the company writes it; compared with the country's form without spaces and punctuation. */
  taxId: line("Tax ID", 30),
};

export const billingDetailsSchema = z.strictObject(billingDetailsShape);
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** What an account's receipts say from now on; `details` is null where its owner gave none. */
export const storedBillingSchema = z.strictObject({
  details: z.nullable(billingDetailsSchema),
  /** Counts the changes; a change names the version that it is based on. */
  version: z.int(),
  updatedAt: z.nullable(timestampSchema),
});
export type StoredBilling = z.infer<typeof storedBillingSchema>;

/** The details with the version that they replace; the tax ID has the form of its country. */
export const billingBodySchema = z.strictObject({ ...billingDetailsShape, version: z.int() }).check(
  z.check(({ value, issues }) => {
    const message = taxIdProblem(value.country, value.taxId);
    if (message !== null) issues.push({ code: "custom", message, path: ["taxId"], input: value.taxId });
  }),
);
