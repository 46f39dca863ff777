import { defaultPreferences } from "@marquee/contracts/account/profile";
import type { Requests } from "./request.ts";

export const profileRequests: Requests<"profile"> = {
  updateCurrentUser: { about: "own", body: { company: "Acme" } },
  confirmEmailChange: { about: "nothing", body: { token: "made-up-token-of-nobody" } },
  resendConfirmation: { about: "own" },
  cancelEmailChange: { about: "own" },
  createAvatarUpload: { about: "own", body: { contentType: "image/png", sizeBytes: 1_000 } },
  setAvatar: {
    about: "owner",
    body: { uploadId: "upl_none" },
    owned: ({ uploadId }) => ({ body: { uploadId } }),
  },
  deleteAvatar: { about: "own" },
  getAvatar: { about: "shared", path: "/api/avatars/none" },
  getPreferences: { about: "own" },
  updatePreferences: { about: "own", body: { ...defaultPreferences } },
  exportAccount: { about: "own" },
  getDeletion: { about: "own" },
  deleteAccount: { about: "own", body: { password: "Wrong-Horse-7" } },
};
