import { failure, success, type ToastMessage } from "#toasts/toast.ts";

/** Toasts about the live connection. */
export const toasts = {
  connected: {
    title: "Live connection established",
    description: "You'll now receive real-time AI responses.",
    durationMs: 3_000,
  } satisfies ToastMessage,
  authenticated: success("Authentication successful", "You are now connected with your user account"),
  authenticationFailed: (message: string): ToastMessage => ({
    ...failure("Authentication failed")(message || "Failed to authenticate your session"),
    durationMs: 5_000,
  }),
  connectionLost: (reconnect: () => void): ToastMessage => ({
    ...failure("Connection lost")("Unable to reconnect automatically. Please try again manually."),
    durationMs: null,
    key: "connection-lost",
    action: { label: "Reconnect", run: reconnect },
  }),
} as const;
