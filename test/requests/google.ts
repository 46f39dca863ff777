import { password } from "../support/api-user.ts";
import type { Requests } from "./request.ts";

export const googleRequests: Requests<"google"> = {
  getGoogleRedirectUrl: { about: "nothing" },
  startGoogleSignIn: { about: "nothing" },
  finishGoogleSignIn: { about: "nothing", path: "/api/auth/google/callback?error=access_denied" },
  linkGoogleAccount: { about: "nothing", body: { password } },
  getGoogleConfig: { about: "nothing" },
};
