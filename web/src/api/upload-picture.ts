import { pictureTypes } from "@marquee/contracts/enums";
import type { pictureUploadBodySchema, pictureUploadSchema } from "@marquee/contracts/pictures";
import type * as z from "zod/mini";
import { upload as copy } from "./copy.ts";
import { useUpload } from "./use-upload.ts";

/** Why the server would refuse a file, checked before anything is sent. */
export async function pictureRefusalOf(file: File): Promise<string | undefined> {
  const { pictureUploadBodySchema } = await import("@marquee/contracts/pictures");
  const result = pictureUploadBodySchema.safeParse({ contentType: file.type, sizeBytes: file.size });
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** Uploads a picture and then has the server use it. */
export function useUploadPicture<Answer>(to: {
  announce: (body: z.infer<typeof pictureUploadBodySchema>) => Promise<z.infer<typeof pictureUploadSchema>>;
  assign: (body: { uploadId: string }) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
}) {
  return useUpload({ ...to, types: pictureTypes, wrongType: copy.wrongType });
}
