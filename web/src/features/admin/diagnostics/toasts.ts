import { sentence } from "@marquee/contracts/text/sentence";
import { failure, success } from "#toasts/toast.ts";

/** Toasts of the diagnostic pages. */
export const toasts = {
  loggedIn: (name: string) => success("Login successful", sentence`Welcome, ${name}!`),
  loggedOut: success("Logged out successfully", "You have been securely logged out."),
  loginFailed: failure("Login failed"),
  loginError: failure("Login error"),
  notAuthenticated: failure("Not authenticated")("Nobody is signed in in this browser."),
  authCheckError: failure("Auth check error"),
  configFailed: failure("Error"),
} as const;
