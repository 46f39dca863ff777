import * as z from "zod/mini";
import { dealActions, dealSides } from "./deal-moves.ts";
import { deliverableStatuses } from "./deliverable-moves.ts";
import { idSchema } from "./fields.ts";
import { secondFactorSchema } from "./http/auth.ts";
import { inThousands } from "./in-thousands.ts";
import { limits } from "./limits.ts";

const text = (name: string, maxLength: number) =>
  z
    .string(`${name} is required`)
    .check(z.trim(), z.maxLength(maxLength, `${name} cannot exceed ${maxLength} characters`));
const line = (name: string) =>
  text(name, limits.packageBenefitMaxLength).check(z.minLength(1, `${name} is required`));
const lines = (name: string, many: string, max: number) =>
  z.array(line(name)).check(z.maxLength(max, `A deal has at most ${max} ${many}`));

/** USD as a number, or as people write it, such as "$1,250.50". */
const amount = z.pipe(
  z.union(
    [
      z.number(),
      z.string().check(z.trim(), z.regex(/^\$?\d{1,3}(,?\d{3})*(\.\d{1,2})?$/, "Amount must be a number")),
    ],
    "Amount must be a number",
  ),
  z.pipe(
    z.transform((given: number | string) =>
      typeof given === "number" ? given : Number(given.replace(/[$,]/g, "")),
    ),
    z
      .number("Amount must be a number")
      .check(
        z.minimum(0, "Amount cannot be negative"),
        z.maximum(limits.packagePriceMax, `Amount must be at most $${inThousands(limits.packagePriceMax)}`),
        z.multipleOf(0.01, "Amount can have at most two decimals"),
      ),
  ),
);

const termFields = {
  notes: text("Notes", limits.dealNotesMaxLength),
  kpis: lines("KPI", "KPIs", limits.dealKpisMax),
  closingDate: z.nullable(z.iso.date("Closing date must be a day such as 2026-12-31")),
  benefits: lines("Benefit", "benefits", limits.packageBenefitsMax),
  addOns: z.array(idSchema).check(
    z.maxLength(limits.addOnsPerEvent, `A deal has at most ${limits.addOnsPerEvent} add-ons`),
    z.refine((ids) => new Set(ids).size === ids.length, "Each add-on can be chosen once"),
  ),
};

export const createDealBodySchema = z.strictObject({
  packageId: idSchema,
  /** USD; defaults to the package's price. */
  amount: z.optional(amount),
  notes: z.optional(termFields.notes),
  kpis: z.optional(termFields.kpis),
  closingDate: z.optional(termFields.closingDate),
  /** One line each; default to the package's own. */
  benefits: z.optional(termFields.benefits),
  /** Ids of add-ons of the same event; when the amount is not given, it includes their prices. */
  addOns: z.optional(termFields.addOns),
  /** The concept of the sender's own library that the deal is started for; the other side never sees it. */
  conceptId: z.optional(idSchema),
});

/** The fields that each action takes; a field that belongs to another action is refused by name. */
export const transitionDealBodySchema = z.strictObject({
  action: z.enum(dealActions, "Unknown action"),
  /** The version that the decision is based on; a newer one is not overwritten. */
  version: z.int("Version must be a whole number").check(z.minimum(1, "Version must be at least 1")),
  /** propose: USD. */
  amount: z.optional(amount),
  /** propose: the terms that change. */
  terms: z.optional(
    z.strictObject({
      notes: z.optional(termFields.notes),
      kpis: z.optional(termFields.kpis),
      closingDate: z.optional(termFields.closingDate),
      benefits: z.optional(termFields.benefits),
      /** All add-ons that the deal has from now on; when the amount is not given, it changes by their prices. */
      addOns: z.optional(termFields.addOns),
    }),
  ),
  /** propose, accept, complete: a note to the other side. */
  note: z.optional(text("Note", limits.dealNotesMaxLength)),
  /** request_changes, decline, cancel: why. The other side reads it. */
  reason: z.optional(text("Reason", 500)),
  /** renew: a package of the host's; defaults to the one of the same tier at their next event. */
  packageId: z.optional(idSchema),
  /** sign: the signer's full name, typed. */
  name: z.optional(text("Name", 120)),
  /** sign: the password, or a code if the second factor is on. */
  password: z.optional(z.string().check(z.maxLength(256, "Password is too long"))),
  code: z.optional(secondFactorSchema),
});

/** What either side sets on a deliverable. */
export const updateDeliverableBodySchema = z.strictObject({
  status: z.optional(z.enum(deliverableStatuses, "Unknown status")),
  owner: z.optional(z.enum(dealSides, "Choose a side")),
  dueDate: z.optional(z.nullable(z.iso.date("Due date must be a day such as 2026-12-31"))),
  note: z.optional(text("Note", 500)),
});

export const dealMessageTextSchema = text("Message", limits.inquiryMaxLength).check(
  z.minLength(1, "Message is required"),
);
