import * as z from "zod/mini";
import { pictureTypes } from "./enums.ts";
import { idSchema } from "./fields.ts";
import { limits } from "./limits.ts";

/** Describes a picture that somebody wants to upload. */
export const pictureUploadBodySchema = z.strictObject({
  contentType: z.enum(pictureTypes, "Choose a JPEG, PNG, or GIF"),
  sizeBytes: z
    .int()
    .check(
      z.minimum(1, "The file is empty"),
      z.maximum(limits.pictureBytes, "The picture must be 2 MB or smaller"),
    ),
});

/** Where to upload the picture. */
export const pictureUploadSchema = z.strictObject({
  uploadId: idSchema,
  /** A signed address on this site; PUT the file there with exactly these headers, within five minutes. */
  url: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** A finished upload to use. */
export const uploadedPictureSchema = z.strictObject({ uploadId: idSchema });
