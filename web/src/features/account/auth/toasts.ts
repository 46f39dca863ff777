import { sentence } from "@marquee/contracts/text/sentence";
import { failure, success, type ToastMessage } from "#toasts/toast.ts";

/** Toasts about sign-in and registration. */
export const toasts = {
  loginFailed: failure("Login failed"),
  registrationFailed: failure("Registration failed"),
  loggedIn: (name: string) => success("Login successful", sentence`Welcome, ${name}!`),
  googleRedirecting: {
    title: "Redirecting to Google",
    description: "We'll bring you back after you sign in.",
    durationMs: 3_000,
  } satisfies ToastMessage,
  googleFailed: failure("Google login failed"),
  /** Not the person's doing, and nothing they chose: the exchange with Google itself broke. */
  googleBroke: (message: string) =>
    failure("Authentication Error")(sentence`Google login failed: ${message}`),
  verificationFailed: failure("Verification failed"),
  codeSent: (phone: string) => success("Verification code sent", sentence`We sent it to ${phone}.`),
  testCode: (code: string): ToastMessage => ({
    title: "Test mode",
    description: sentence`Verification code sent. Your code is ${code}.`,
    durationMs: 15_000,
  }),
  phoneVerified: success("Phone verified", "Please complete your registration"),
  registered: (name: string) => success("Registration successful", sentence`Welcome, ${name}!`),
  passwordReset: success("Password changed", "Sign in with your new password."),
} as const;
