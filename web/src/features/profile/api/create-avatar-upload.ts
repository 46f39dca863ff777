import { avatarTypes, createAvatarUpload, setAvatar } from "@marquee/contracts/http/profile";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/http.ts";
import { avatarCard as copy } from "../copy.ts";
import { uploadFile } from "../model/upload-file.ts";
import { useUserChanged } from "../model/user-changed.ts";

/** What the server would refuse of a file, known before anything is sent. */
export function refusalOf(file: File): string | undefined {
  const result = createAvatarUpload.body.safeParse({ contentType: file.type, sizeBytes: file.size });
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** Uploads a picture and makes it the avatar; `progress` is the share that has gone, null while nothing is sent. */
export function useUploadAvatar() {
  const changed = useUserChanged();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const contentType = avatarTypes.find((type) => type === file.type);
      if (contentType === undefined) throw new Error(copy.wrongType);
      setProgress(0);
      const target = await call(createAvatarUpload, { body: { contentType, sizeBytes: file.size } });
      await uploadFile(file, target, setProgress);
      return call(setAvatar, { body: { uploadId: target.uploadId } });
    },
    onSuccess: (user) => changed(() => user),
    onSettled: () => setProgress(null),
  });
  return { upload, progress };
}
