import * as z from "zod/mini";
import { idSchema, timestampSchema } from "../fields.ts";

/**
 * Everything that can wait for an account's own act. Among needs without a deadline, the earlier kind comes first.
 */
export const needKinds = [
  "answer_offer",
  "take_spot",
  "sign_contract",
  "sign_change",
  "answer_request",
  "review_proof",
  "deliver",
  "answer_inquiry",
  "end_deal",
  "complete_deal",
  "read_messages",
  "read_inquiry",
  "add_packages",
  "publish_event",
  "decide_approval",
  "decide_adjustment",
  "decide_role_change",
  "answer_support",
] as const;
export type NeedKind = (typeof needKinds)[number];

/** One thing that waits for an account; what does not apply to its kind is null. */
export const needSchema = z.strictObject({
  /** Names the need for as long as it lasts. */
  id: z.string(),
  kind: z.enum(needKinds),
  dealId: z.nullable(idSchema),
  inquiryId: z.nullable(idSchema),
  eventId: z.nullable(idSchema),
  packageId: z.nullable(idSchema),
  eventName: z.nullable(z.string()),
  packageName: z.nullable(z.string()),
  /** The name of the other side, or who asks an admin. */
  from: z.nullable(z.string()),
  /** USD of the deal's newest version. */
  amount: z.nullable(z.number()),
  /** USD of the package. */
  listPrice: z.nullable(z.number()),
  /** USD: what comparable deals closed at per attendee, times the event's attendees; null with fewer than five. */
  median: z.nullable(z.number()),
  /** What is to be delivered, or decided on. */
  subject: z.nullable(z.string()),
  /** How many it stands for, such as proofs of one deal. */
  count: z.int(),
  /** When it is too late; of a deliverable, when it is overdue. */
  until: z.nullable(timestampSchema),
});
export type Need = z.infer<typeof needSchema>;

/** What waits for an account, most urgent first. */
export const needsSchema = z.strictObject({
  asOf: timestampSchema,
  /** The first ones. */
  needs: z.array(needSchema),
  /** How many there are. */
  count: z.int(),
  /** There may be more: not everything of a very large account is looked at. */
  isMore: z.boolean(),
});
export type Needs = z.infer<typeof needsSchema>;
