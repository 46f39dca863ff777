/** Security events of an account, with their titles for its owner; each is also a kind of activity. */
const securityEvents = {
  signed_in: "New sign-in",
  password_changed: "Your password was changed",
  password_reset: "Your password was reset",
  two_factor_on: "Two-factor authentication is on",
  two_factor_off: "Two-factor authentication is off",
  recovery_codes_made: "New recovery codes were created",
  recovery_code_used: "A recovery code was used",
  email_changed: "Your email was changed",
  google_linked: "A Google account was linked",
} as const;
export type SecurityEvent = keyof typeof securityEvents;

/** The title of a security event's notice. */
export const securityEventTitle = (event: string): string =>
  Object.hasOwn(securityEvents, event) ? securityEvents[event as SecurityEvent] : "Security notice";
