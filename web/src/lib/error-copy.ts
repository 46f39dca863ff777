import { sessionEndedKey, type ToastMessage } from "./toast.ts";

/** The toasts of the first screens. Pages name the occasion; the words are only here. */
const destructive = "destructive" as const;
const failed =
  (title: string) =>
  (description: string): ToastMessage => ({ title, description, variant: destructive });
const done = (title: string, description?: string): ToastMessage => ({
  title,
  variant: "success",
  ...(description === undefined ? {} : { description }),
});

export const copy = {
  changed: done,
  changeFailed: failed("Error"),
  auth: {
    loginFailed: failed("Login failed"),
    registrationFailed: failed("Registration failed"),
    logoutFailed: failed("Logout failed"),
    loggedIn: (name: string) => done("Login successful", `Welcome, ${name}!`),
    googleRedirecting: {
      title: "Redirecting to Google",
      description: "We'll bring you back after you sign in.",
      durationMs: 3_000,
    } satisfies ToastMessage,
    googleFailed: failed("Google login failed"),
    verificationFailed: failed("Verification failed"),
    codeSent: (phone: string) => done("Verification code sent", `We sent it to ${phone}.`),
    testCode: (code: string): ToastMessage => ({
      title: "Test mode",
      description: `Verification code sent. Your code is ${code}.`,
      durationMs: 15_000,
    }),
    phoneVerified: done("Phone verified", "Please complete your registration"),
    registered: (name: string) => done("Registration successful", `Welcome, ${name}!`),
    sessionIdle: (key: string, stay: () => void): ToastMessage => ({
      title: "Are you still there?",
      description: "You'll be signed out in 2 minutes due to inactivity.",
      durationMs: null,
      key,
      action: { label: "Stay signed in", run: stay },
    }),
    sessionEnded: (): ToastMessage => ({
      title: "You were signed out",
      description: "Your session expired. Sign in to pick up where you left off.",
      durationMs: null,
      key: sessionEndedKey,
    }),
    confirmationSent: (email: string) =>
      done("Confirmation email sent", `Click the link we sent to ${email}.`),
    confirmationFailed: failed("Confirmation email not sent"),
    loggedOut: done("Logged out successfully", "You have been securely logged out."),
  },
  credits: {
    checkoutFailed: failed("Checkout Failed"),
    verificationError: failed("Payment Verification Error")(
      "There was an error checking your payment status.",
    ),
    verificationFailed: failed("Payment Verification Failed"),
    canceled: {
      title: "Payment Canceled",
      description: "Your payment was canceled. No credits were added.",
    } satisfies ToastMessage,
    exportFailed: failed("Export failed"),
    purchased: (credits: string) =>
      done("Credit Purchase Successful", `${credits} credits have been added to your account.`),
  },
  campaigns: {
    notEnoughCredits: failed("Not enough credits")(
      "You need to purchase more credits to generate campaign ideas.",
    ),
    generationFailed: failed("Generation failed"),
    saveFailed: failed("Failed to save campaign"),
    changeFailed: failed("Error"),
    generated: (count: number) =>
      done(
        "Campaign ideas generated!",
        `${count} new ${count === 1 ? "concept is" : "concepts are"} ready to review.`,
      ),
    saved: (name: string) => done("Campaign saved!", `${name} is in your Enterprise Library.`),
    templateSelected: (name: string) => done("Template selected", `${name} is in the Strategy Builder.`),
    templateCreated: (name: string) =>
      done("Template created", `${name} is now one of your Strategic Templates.`),
    canceled: {
      title: "Generation canceled",
      description: "Your credits were returned.",
    } satisfies ToastMessage,
    deleted: (name: string) =>
      ({ title: "Campaign deleted", description: `${name} was removed.` }) satisfies ToastMessage,
    generationIdMissing: "Generation ID not found",
  },
  chat: {
    connected: {
      title: "Live connection established",
      description: "You'll now receive real-time AI responses.",
      durationMs: 3_000,
    } satisfies ToastMessage,
    authenticated: done("Authentication successful", "You are now connected with your user account"),
    authenticationFailed: (message: string): ToastMessage => ({
      ...failed("Authentication failed")(message || "Failed to authenticate your session"),
      durationMs: 5_000,
    }),
    error: (message: string) => failed("Error")(message || "Something went wrong"),
    connectionLost: (reconnect: () => void): ToastMessage => ({
      ...failed("Connection lost")("Unable to reconnect automatically. Please try again manually."),
      durationMs: null,
      key: "connection-lost",
      action: { label: "Reconnect", run: reconnect },
    }),
    notConnected: failed("Connection error")("Not connected to the live service. Trying to reconnect..."),
    refreshed: {
      title: "Chat refreshed",
      description: "Your conversation has been updated.",
    } satisfies ToastMessage,
    refreshFailed: failed("Error refreshing chat")("Could not refresh your conversation. Please try again."),
    paymentFailed: failed("Error")("Could not process your brand's payment request. Please try again later."),
    stopFailed: failed("Error"),
  },
} as const;
