import * as z from "zod/mini";
import { dealFileTypes, keptFileTypes } from "../enums.ts";
import { atMost, idSchema, timestampSchema, trimmedLine, visible } from "../fields.ts";
import { limits } from "../limits.ts";
import { dealSides } from "./deal-moves.ts";

/** A file that one side of a deal shared with the other. */
export const dealFileSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  contentType: z.enum(keptFileTypes),
  sizeBytes: z.int(),
  /** Who uploaded it. */
  side: z.enum(dealSides),
  /** The number of the deliverable that it proves; null for a file of the deal as a whole. */
  deliverable: z.nullable(z.int()),
  /** Whether the reader may remove it now. */
  mayRemove: z.boolean(),
  createdAt: timestampSchema,
});
export type DealFile = z.infer<typeof dealFileSchema>;

/** Describes a file that somebody wants to upload to a deal. */
export const dealFileUploadBodySchema = z.strictObject({
  contentType: z.enum(dealFileTypes, "Choose a JPEG, PNG, GIF, or PDF"),
  sizeBytes: z
    .int()
    .check(
      z.minimum(1, "The file is empty"),
      z.maximum(limits.dealFileBytes, "The file must be 4 MB or smaller"),
    ),
});

/** A finished upload to use, and the file name its owner gave it. */
export const uploadedDealFileSchema = z.strictObject({
  uploadId: idSchema,
  name: z
    .string("Name is required")
    .check(
      trimmedLine(),
      z.minLength(1, "Name is required"),
      atMost(limits.dealFileNameMaxLength, `Name cannot exceed ${limits.dealFileNameMaxLength} characters`),
      z.regex(/^[^/\\]*$/, "Name cannot hold slashes"),
      visible("Name"),
    ),
});
