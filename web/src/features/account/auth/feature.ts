import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** Sign-in, registration, and the pages that email links open. */
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
