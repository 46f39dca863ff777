import type { ActivityKind } from "@marquee/contracts/enums";

/** What happened, in the words of whom it happened to. */
export const activityTexts: Record<ActivityKind, string> = {
  registered: "Account created",
  signed_in: "Signed in",
  signed_out: "Signed out",
  session_revoked: "A device was signed out",
  password_changed: "Password changed",
  password_reset: "Password reset by mail",
  email_change_requested: "New email address asked for",
  email_changed: "Email address changed",
  email_confirmed: "Email address confirmed",
  google_linked: "Google account linked",
  two_factor_on: "Two-factor sign-in turned on",
  two_factor_off: "Two-factor sign-in turned off",
  recovery_code_used: "Recovery code used",
  recovery_codes_made: "New recovery codes made",
  api_key_created: "API key created",
  api_key_revoked: "API key revoked",
  role_changed: "Role changed",
  suspended: "Account suspended",
  reinstated: "Account reinstated",
  exported: "Data exported",
  profile_changed: "Profile changed",
  avatar_changed: "Picture changed",
  preferences_changed: "Settings changed",
  credits_bought: "Credits bought",
};
