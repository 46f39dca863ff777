import * as z from "zod/mini";
import { industries } from "./enums.ts";
import { creditsSchema, idSchema, timestampSchema } from "./fields.ts";
import { limits } from "./limits.ts";

/** What becomes of an action: it waits for a click, and a click decides it for every device. */
export const chatActionStatuses = ["open", "done", "dismissed", "undone"] as const;

const amountSchema = z.number().check(z.minimum(1), z.maximum(limits.packagePriceMax), z.multipleOf(0.01));
const notesSchema = z.string().check(z.trim(), z.maxLength(limits.dealNotesMaxLength));
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.listItemMaxLength));
const shortList = z.array(shortText).check(z.maxLength(limits.listMaxItems));

/** The facts of a profile that Morgan may suggest to change, with what each may become. */
const profileFactSchemas = {
  company: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  industry: z.enum(industries),
  /** Whole USD. */
  budget: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  interests: shortList,
  audiences: shortList,
  places: shortList,
} as const;
export type ProfileFact = keyof typeof profileFactSchemas;
const profileFacts = /* @__PURE__ */ Object.keys(profileFactSchemas) as [ProfileFact, ...ProfileFact[]];

/** What Morgan may suggest to do, and what it has to say about it; whatever else an action needs is read from the table. */
export const suggestionSchemas = {
  save_event: z.strictObject({ eventId: idSchema }),
  /** The amount in USD; the package's price where none is said. */
  start_deal: z.strictObject({
    packageId: idSchema,
    amount: z.optional(amountSchema),
    notes: z.optional(notesSchema),
  }),
  counter_deal: z.strictObject({
    dealId: idSchema,
    amount: amountSchema,
    notes: z.optional(notesSchema),
  }),
  order_campaign: z.strictObject({
    prompt: z
      .string()
      .check(z.trim(), z.minLength(limits.promptMinLength), z.maxLength(limits.promptMaxLength)),
    industry: z.optional(z.enum(industries)),
    budget: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000_000))),
    location: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  // Not a union of its fields: a model's tool takes one object.
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

/** What Morgan suggests to do, of any kind. */
export type Suggestion = {
  [K in ChatActionKind]: { kind: K; input: z.output<(typeof suggestionSchemas)[K]> };
}[ChatActionKind];

/** What an answer suggests to do. Nothing of it happens before the reader's click. */
export const chatActionSchema = z.strictObject({
  kind: z.enum(chatActionKinds),
  /** What the click does, such as "Save Tech Summit 2026". */
  title: z.string(),
  /** What follows from it. */
  effect: z.string(),
  /** What it changes, as it stood when it was suggested; null for nothing. */
  changes: z.array(z.strictObject({ label: z.string(), before: z.nullable(z.string()), after: z.string() })),
  /** What it costs at once. */
  costCredits: creditsSchema,
  status: z.enum(chatActionStatuses),
  /** The click counts until then. */
  expiresAt: timestampSchema,
  /** The page of what came of it; null before, and where there is none. */
  leadsTo: z.nullable(z.string()),
  /** Until when it can be undone; null where it cannot. */
  undoUntil: z.nullable(timestampSchema),
});
export type ChatAction = z.infer<typeof chatActionSchema>;
