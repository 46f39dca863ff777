import { type Feature, page } from "#routing/feature.ts";
import { paths } from "#routing/paths.ts";

/** Signing in, registering, and the links of the mails. */
export const auth: Feature = {
  routes: [
    { path: paths.auth, access: "public", ...page(() => import("./pages/auth-page.tsx"), "AuthPage") },
    {
      path: paths.resetPassword,
      access: "public",
      ...page(() => import("./pages/reset-password-page.tsx"), "ResetPasswordPage"),
    },
    {
      path: paths.confirmEmail,
      access: "public",
      ...page(() => import("./pages/confirm-email-page.tsx"), "ConfirmEmailPage"),
    },
  ],
};
