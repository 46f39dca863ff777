import * as z from "zod/mini";
import { dealSides } from "./deal-moves.ts";
import { dealFileTypes, keptFileTypes } from "./enums.ts";
import { idSchema, timestampSchema } from "./fields.ts";
import { limits } from "./limits.ts";

/** A file that one side of a deal gave to the other one. */
export const dealFileSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  contentType: z.enum(keptFileTypes),
  sizeBytes: z.int(),
  /** Who uploaded it. */
  side: z.enum(dealSides),
  /** The number of the deliverable that it proves; null for a file of the deal itself. */
  deliverable: z.nullable(z.int()),
  /** Whether its reader may remove it now. */
  mayRemove: z.boolean(),
  createdAt: timestampSchema,
});
export type DealFile = z.infer<typeof dealFileSchema>;

/** What a file is that somebody wants to upload to a deal. */
export const dealFileUploadBodySchema = z.strictObject({
  contentType: z.enum(dealFileTypes, "Choose a JPEG, PNG, GIF, or PDF"),
  sizeBytes: z
    .int()
    .check(
      z.minimum(1, "The file is empty"),
      z.maximum(limits.dealFileBytes, "The file must be 4 MB or smaller"),
    ),
});

/** An upload that is to be used, and what its owner called the file. */
export const uploadedDealFileSchema = z.strictObject({
  uploadId: idSchema,
  name: z
    .string("Name is required")
    .check(
      z.trim(),
      z.minLength(1, "Name is required"),
      z.maxLength(
        limits.dealFileNameMaxLength,
        `Name cannot exceed ${limits.dealFileNameMaxLength} characters`,
      ),
      z.regex(/^[^\p{Cc}\p{Cf}/\\]*$/u, "Name cannot hold slashes or control characters"),
    ),
});
