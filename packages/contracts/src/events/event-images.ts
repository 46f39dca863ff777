import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { pictureUploadBodySchema, pictureUploadSchema, uploadedPictureSchema } from "../pictures.ts";
import { eventDetailSchema } from "./events.ts";

const params = z.strictObject({ id: idSchema });

export const createEventImageUpload = operation({
  id: "createEventImageUpload",
  area: "hosting",
  method: "POST",
  path: "/api/events/{id}/image",
  access: "user",
  session: "first",
  params,
  body: pictureUploadBodySchema,
  responses: { 201: pictureUploadSchema },
  errors: ["not_found", "too_many_requests", "invalid_transition", "second_factor_required"],
  summary: "Get a signed URL for uploading an image of your own event",
});

export const setEventImage = operation({
  id: "setEventImage",
  area: "hosting",
  method: "PUT",
  path: "/api/events/{id}/image",
  access: "user",
  session: "first",
  params,
  body: uploadedPictureSchema,
  responses: { 200: eventDetailSchema },
  errors: ["not_found", "too_many_requests", "invalid_transition", "second_factor_required"],
  summary: "Use an uploaded picture as your own event's image. It's checked and re-encoded first",
});

export const deleteEventImage = operation({
  id: "deleteEventImage",
  area: "hosting",
  method: "DELETE",
  path: "/api/events/{id}/image",
  access: "user",
  session: "first",
  params,
  responses: { 204: null },
  errors: ["not_found", "invalid_transition", "second_factor_required"],
  summary: "Remove the image of your own event",
});

export const getEventImage = operation({
  id: "getEventImage",
  area: "hosting",
  method: "GET",
  path: "/api/event-images/{id}",
  access: "user",
  session: "parallel",
  grantReach: "any",
  params,
  responses: { 200: { mediaType: "image/jpeg", keep: "forever" } },
  errors: ["not_found"],
  summary: "Get an event's image by its unguessable name",
});
