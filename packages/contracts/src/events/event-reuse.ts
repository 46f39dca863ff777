import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { eventDetailSchema, sponsorshipPackageSchema } from "./events.ts";

/** The new times of a copied event. */
export const duplicateEventBodySchema = z.strictObject({
  date: z.iso.datetime("Choose when it begins"),
  endsAt: z.iso.datetime("Choose when it ends"),
});

export const duplicateEvent = operation({
  id: "duplicateEvent",
  area: "hosting",
  method: "POST",
  path: "/api/events/{id}/copies",
  access: "user",
  session: "first",
  idempotent: true,
  params: z.strictObject({ id: idSchema }),
  body: duplicateEventBodySchema,
  responses: { 201: eventDetailSchema },
  errors: ["not_found", "too_many_requests", "second_factor_required"],
  summary:
    "Copy your own event with its packages for everybody and its add-ons to a new draft, at other times",
});

const offered = sponsorshipPackageSchema.shape;

/** A package of an earlier event, as a start for another one. */
export const packageTemplateSchema = z.strictObject({
  id: offered.id,
  name: offered.name,
  description: offered.description,
  price: offered.price,
  tier: offered.tier,
  benefitItems: offered.benefitItems,
  maxSponsors: offered.maxSponsors,
  /** The event that it is a package of. */
  eventName: z.string(),
});
export type PackageTemplate = z.infer<typeof packageTemplateSchema>;

export const listPackageTemplates = operation({
  id: "listPackageTemplates",
  area: "hosting",
  method: "GET",
  path: "/api/user/package-templates",
  access: "user",
  session: "parallel",
  responses: { 200: z.array(packageTemplateSchema) },
  summary:
    "List packages of the events that you host, of each name and tier the latest, to start another one from",
});
