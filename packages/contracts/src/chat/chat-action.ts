import * as z from "zod/mini";
import { industries } from "../enums.ts";
import { atMost, creditsSchema, idSchema, timestampSchema, visible, withoutLink } from "../fields.ts";
import { limits } from "../limits.ts";

/**
 * The states of an action: it waits for a click, and one click decides it on every device. While it is being done or
 * undone, only the click that began may do so; one that was cut off is finished by clicking again.
 */
export const chatActionStatuses = ["open", "doing", "done", "undoing", "undone", "dismissed"] as const;

const amountSchema = z.number().check(z.minimum(1), z.maximum(limits.packagePriceMax), z.multipleOf(0.01));
const noteSchema = z.string().check(z.trim(), atMost(limits.dealNotesMaxLength));
const shortText = z.string().check(z.trim(), z.minLength(1), atMost(limits.listItemMaxLength), visible("It"));
const shortList = z.array(shortText).check(z.maxLength(limits.listMaxItems));

/** The profile fields that Morgan may suggest changing, each with its valid values. */
const profileFactSchemas = {
  company: z.string().check(z.trim(), z.minLength(1), atMost(160), visible("It"), withoutLink("It")),
  industry: z.enum(industries),
  /** Whole USD. */
  budget: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  interests: shortList,
  audiences: shortList,
  places: shortList,
} as const;
export type ProfileFact = keyof typeof profileFactSchemas;
const profileFacts = /* @__PURE__ */ Object.keys(profileFactSchemas) as [ProfileFact, ...ProfileFact[]];

/** What Morgan may suggest, and the input that each suggestion needs; everything else is read from the table. */
export const suggestionSchemas = {
  save_event: z.strictObject({ eventId: idSchema }),
  /** The amount is in USD and defaults to the package's price. */
  start_deal: z.strictObject({
    packageId: idSchema,
    amount: z.optional(amountSchema),
    /** What the other side reads with the offer. */
    note: z.optional(noteSchema),
  }),
  counter_deal: z.strictObject({
    dealId: idSchema,
    amount: amountSchema,
    note: z.optional(noteSchema),
  }),
  order_campaign: z.strictObject({
    prompt: z.string().check(z.trim(), z.minLength(limits.promptMinLength), atMost(limits.promptMaxLength)),
    industry: z.optional(z.enum(industries)),
    budget: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000_000))),
    location: z.optional(z.string().check(z.trim(), atMost(200))),
  }),
  // One object instead of a union of its fields, because a model's tool takes one object.
  edit_profile: z
    .strictObject({
      field: z.enum(profileFacts),
      value: z.union([z.string(), z.number(), z.array(z.string())]),
    })
    .check(
      z.refine(
        ({ field, value }) => z.safeParse<z.ZodMiniType>(profileFactSchemas[field], value).success,
        "The value does not fit its field",
      ),
    ),
} as const;
export type ChatActionKind = keyof typeof suggestionSchemas;
export const chatActionKinds = /* @__PURE__ */ Object.keys(suggestionSchemas) as [
  ChatActionKind,
  ...ChatActionKind[],
];

/** A suggestion by Morgan, of any kind. */
export type Suggestion = {
  [K in ChatActionKind]: { kind: K; input: z.output<(typeof suggestionSchemas)[K]> };
}[ChatActionKind];

/** An action that an answer suggests. Nothing happens before the reader clicks. */
export const chatActionSchema = z.strictObject({
  kind: z.enum(chatActionKinds),
  /** What the click does, such as "Save Tech Summit 2026". */
  title: z.string(),
  /** What the click leads to. */
  effect: z.string(),
  /** What it changes, with `before` as of the suggestion; null stands for no value. */
  changes: z.array(z.strictObject({ label: z.string(), before: z.nullable(z.string()), after: z.string() })),
  /** What it costs right away. */
  costCredits: creditsSchema,
  status: z.enum(chatActionStatuses),
  /** The click is accepted until then. */
  expiresAt: timestampSchema,
  /** The page of the result; null before the click, and for an action without one. */
  leadsTo: z.nullable(z.string()),
  /** Until when it can be undone; null if it cannot. */
  undoUntil: z.nullable(timestampSchema),
});
export type ChatAction = z.infer<typeof chatActionSchema>;
