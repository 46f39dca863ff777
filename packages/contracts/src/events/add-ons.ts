import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { addOnSchema } from "./events.ts";
import { benefitItemBodySchema, packageFields } from "./hosting.ts";

const addOnFields = {
  benefit: benefitItemBodySchema,
  price: packageFields.price,
  /** How many sponsors can have it; null for no limit. */
  capacity: z.nullable(
    z
      .int("Capacity must be a whole number")
      .check(
        z.minimum(1, "Capacity must be at least 1"),
        z.maximum(limits.packageSpotsMax, `Capacity must be at most ${limits.packageSpotsMax}`),
      ),
  ),
};

export const createAddOnBodySchema = z.strictObject(addOnFields);

const updateAddOnBodySchema = z.strictObject({
  benefit: z.optional(addOnFields.benefit),
  price: z.optional(addOnFields.price),
  capacity: z.optional(addOnFields.capacity),
});

const addOnParams = z.strictObject({ id: idSchema, addOnId: idSchema });

export const createAddOn = operation({
  id: "createAddOn",
  area: "add-ons",
  method: "POST",
  path: "/api/events/{id}/add-ons",
  access: "user",
  session: "first",
  idempotent: true,
  params: z.strictObject({ id: idSchema }),
  body: createAddOnBodySchema,
  responses: { 201: addOnSchema },
  errors: ["not_found", "conflict", "invalid_transition", "second_factor_required"],
  summary: "Offer a benefit beside the packages of your own event",
});

export const updateAddOn = operation({
  id: "updateAddOn",
  area: "add-ons",
  method: "PATCH",
  path: "/api/events/{id}/add-ons/{addOnId}",
  access: "user",
  session: "first",
  params: addOnParams,
  body: updateAddOnBodySchema,
  responses: { 200: addOnSchema },
  errors: ["not_found", "conflict", "invalid_transition", "second_factor_required"],
  summary: "Change an add-on of your own event, never below what is taken; deals keep what they agreed on",
});

export const deleteAddOn = operation({
  id: "deleteAddOn",
  area: "add-ons",
  method: "DELETE",
  path: "/api/events/{id}/add-ons/{addOnId}",
  access: "user",
  session: "first",
  params: addOnParams,
  responses: { 204: null },
  errors: ["not_found", "conflict", "invalid_transition", "second_factor_required"],
  summary: "Delete an add-on of your own event that no deal has",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const addOnsOperations = { createAddOn, updateAddOn, deleteAddOn };
