import type { createAvatarUpload, setAvatar } from "@marquee/contracts/account/profile";
import { addressOf, call } from "#api/http.ts";
import { useUploadPicture } from "#api/upload-picture.ts";
import { useUserChanged } from "../model/user-changed.ts";

const announce = addressOf<typeof createAvatarUpload>("createAvatarUpload", "POST", "/api/user/avatar");
const assign = addressOf<typeof setAvatar>("setAvatar", "PUT", "/api/user/avatar");

/** Uploads a picture and makes it the avatar. */
export function useUploadAvatar() {
  const changed = useUserChanged();
  return useUploadPicture({
    announce: (body) => call(announce, { body }),
    assign: (body) => call(assign, { body }),
    onSuccess: (user) => changed(() => user),
  });
}
