import * as z from "zod/mini";
import { givenPasswordSchema, secondFactorSchema } from "../account/auth.ts";
import { atMost, idSchema, requiredText, text, trimmed, trimmedLine } from "../fields.ts";
import { limits } from "../limits.ts";
import { typedNumber } from "../text/typed-number.ts";
import { usd } from "../text/usd.ts";
import { isVisibleLine } from "../text/visible-line.ts";
import { dealSides } from "./deal-moves.ts";
import { readHashSchema, termsInputShape } from "./deal-terms.ts";
import { deliverableStatuses } from "./deliverable-moves.ts";

/** USD as a number, or as people write it, such as "$1,250.50". */
const amount = z.pipe(
  z.union([z.number(), z.string()], "Amount must be a number"),
  z.pipe(
    z.transform((given: number | string) => (typeof given === "number" ? given : typedNumber(given))),
    z
      .number("Amount must be a number")
      .check(
        z.minimum(0, "Amount cannot be negative"),
        z.maximum(limits.packagePriceMax, `Amount must be at most ${usd(limits.packagePriceMax)}`),
        z.multipleOf(0.01, "Amount can have at most two decimals"),
      ),
  ),
);

/** A note that goes with a step; the other side reads it, and it is no part of the agreement. */
const note = z.optional(text("Note", limits.dealNotesMaxLength));
/** Why. The other side reads it. */
const reason = z
  .string("Say why")
  .check(trimmed(), z.minLength(1, "Say why"), atMost(500, "Reason cannot exceed 500 characters"));

export const createDealBodySchema = z.strictObject({
  packageId: idSchema,
  /** The package's hash from the answer in which it was read: what the offer is for. */
  packageHash: readHashSchema,
  /** USD; defaults to the package's price and that of the add-ons. */
  amount: z.optional(amount),
  /** The benefits default to the package's own. */
  ...termsInputShape,
  note,
  /** The concept of the sender's own library that the deal is started for; the other side never sees it. */
  conceptId: z.optional(idSchema),
});

/**
 * What every move names: the version that the decision is based on, and the hash of what that version said when it was
 * read. A newer version is not overwritten, and another text is not decided on.
 */
const onVersion = {
  version: z.int("Version must be a whole number").check(z.minimum(1, "Version must be at least 1")),
  termsHash: z.optional(readHashSchema),
};
/** The same for a move that binds whoever makes it to that text. */
const onText = { ...onVersion, termsHash: readHashSchema };

/** One step of a deal, each action with the fields that it takes. */
export const transitionDealBodySchema = z.discriminatedUnion(
  "action",
  [
    z.strictObject({
      action: z.literal("propose"),
      ...onVersion,
      /** USD. */
      amount: z.optional(amount),
      /** The hash of the deal's package from the answer in which add-ons were read; checked if the deal gets a new one. */
      packageHash: z.optional(readHashSchema),
      /** The terms that change. */
      terms: z.optional(z.strictObject(termsInputShape)),
      note,
    }),
    z.strictObject({ action: z.literal("request_changes"), ...onVersion, reason }),
    z.strictObject({ action: z.literal("accept"), ...onText, note }),
    z.strictObject({
      action: z.literal("sign"),
      ...onText,
      /** The signer's full name, typed. */
      name: z.string("Type your full name").check(
        trimmedLine(),
        z.minLength(1, "Type your full name"),
        atMost(120, "Name cannot exceed 120 characters"),
        z.refine(
          (given) => given === "" || isVisibleLine(given),
          "Type your name in one line of visible characters",
        ),
      ),
      /** The password, or a code if the second factor is on. */
      password: z.optional(givenPasswordSchema),
      code: z.optional(secondFactorSchema),
    }),
    z.strictObject({ action: z.literal("decline"), ...onVersion, reason }),
    z.strictObject({ action: z.literal("cancel"), ...onVersion, reason }),
    z.strictObject({ action: z.literal("complete"), ...onVersion, note }),
    z.strictObject({
      action: z.literal("renew"),
      ...onVersion,
      /** A package of the host's; defaults to the one of the same tier at their next event. */
      packageId: z.optional(idSchema),
      /** The `packageHash` of the answer that says what the renewal opens; another state is refused. */
      packageHash: z.optional(readHashSchema),
    }),
  ],
  { error: "Unknown action" },
);
export type TransitionDealBody = z.output<typeof transitionDealBodySchema>;

/** What either side sets on a deliverable. */
export const updateDeliverableBodySchema = z.strictObject({
  status: z.optional(z.enum(deliverableStatuses, "Unknown status")),
  owner: z.optional(z.enum(dealSides, "Choose a side")),
  dueDate: z.optional(z.nullable(z.iso.date("Due date must be a day such as 2026-12-31"))),
  note: z.optional(text("Note", 500)),
});

export const dealMessageTextSchema = requiredText("Message", limits.inquiryMaxLength);
