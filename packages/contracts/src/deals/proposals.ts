import * as z from "zod/mini";
import { contactKinds } from "../enums.ts";
import { contactSchema, sponsorshipPackageSchema } from "../events/events.ts";
import { createSponsorshipPackageBodySchema } from "../events/hosting.ts";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";

/** How a brand contacted the host about an event: by a thread, a deal, or by joining a package's waiting list. */
export const contactRefSchema = z.strictObject({
  kind: z.enum(contactKinds, "Choose a brand that has contacted you about this event"),
  id: idSchema,
});
export type ContactRef = z.infer<typeof contactRefSchema>;

/** A brand that contacted an event's host about it. */
export const eventContactSchema = z.strictObject({ ref: contactRefSchema, ...contactSchema.shape });
export type EventContact = z.infer<typeof eventContactSchema>;

const { maxSponsors: _, ...packageShape } = createSponsorshipPackageBodySchema.shape;

/** Like any package, but with one spot and for one brand. */
export const proposePackageBodySchema = z.strictObject({ ...packageShape, onlyFor: contactRefSchema });

const params = z.strictObject({ id: idSchema });

export const proposeSponsorshipPackage = operation({
  id: "proposeSponsorshipPackage",
  area: "proposals",
  method: "POST",
  path: "/api/events/{id}/proposals",
  access: "user",
  session: "first",
  idempotent: true,
  params,
  body: proposePackageBodySchema,
  responses: { 201: sponsorshipPackageSchema },
  errors: ["not_found", "conflict", "invalid_transition", "too_many_requests", "second_factor_required"],
  summary:
    "Make a package of your own event for one brand that has contacted you about it. Nobody else ever sees it; the brand is notified",
});

export const listEventContacts = operation({
  id: "listEventContacts",
  area: "proposals",
  method: "GET",
  path: "/api/events/{id}/contacts",
  access: "user",
  session: "parallel",
  params,
  responses: { 200: z.array(eventContactSchema) },
  errors: ["not_found", "second_factor_required"],
  summary:
    "List who has contacted you about your own event, each once: by a deal, by a message, or by waiting for a spot",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const proposalsOperations = {
  proposeSponsorshipPackage,
  listEventContacts,
};
