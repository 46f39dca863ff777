import { password } from "../support/api-user.ts";
import type { Requests } from "./request.ts";

export const passwordsRequests: Requests<"passwords"> = {
  changePassword: {
    about: "own",
    body: { currentPassword: "Wrong-Horse-7", newPassword: "Another-Horse-8" },
  },
  forgotPassword: { about: "nothing", body: { email: "nobody@example.com" } },
  resetPassword: { about: "nothing", body: { token: "made-up-token-of-nobody", password } },
};
