import type { pictureUploadSchema } from "@marquee/contracts/pictures";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type * as z from "zod/mini";
import { uploadFile } from "./upload-file.ts";

/**
 * Uploads a file and then has the server use it; `progress` is the fraction uploaded, null while nothing is being
 * sent. A canceled upload ends without an error and leaves everything unchanged.
 */
export function useUpload<Type extends string, Answer>(to: {
  types: readonly Type[];
  /** The message for a file of another type. */
  wrongType: string;
  announce: (body: { contentType: Type; sizeBytes: number }) => Promise<z.infer<typeof pictureUploadSchema>>;
  assign: (body: { uploadId: string }, file: File) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
}) {
  const [progress, setProgress] = useState<number | null>(null);
  const current = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const contentType = to.types.find((type) => type === file.type);
      if (contentType === undefined) throw new Error(to.wrongType);
      const sending = new AbortController();
      current.current = sending;
      setProgress(0);
      try {
        const target = await to.announce({ contentType, sizeBytes: file.size });
        await uploadFile(file, target, setProgress, sending.signal);
        return await to.assign({ uploadId: target.uploadId }, file);
      } finally {
        // A canceled upload may end while the next one is in progress.
        if (current.current === sending) setProgress(null);
      }
    },
    onSuccess: to.onSuccess,
  });
  function cancel(): void {
    current.current?.abort();
    current.current = null;
    setProgress(null);
    upload.reset();
  }
  return { upload, progress, cancel };
}
