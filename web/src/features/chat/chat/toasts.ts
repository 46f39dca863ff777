import { failure, type ToastMessage } from "#toasts/toast.ts";

/** Toasts about the chat. */
export const toasts = {
  error: (message: string) => failure("Error")(message || "Something went wrong"),
  notConnected: failure("Connection error")("Not connected to the live service. Trying to reconnect..."),
  refreshed: {
    title: "Chat refreshed",
    description: "Your conversation has been updated.",
  } satisfies ToastMessage,
  refreshFailed: failure("Error refreshing chat")("Could not refresh your conversation. Please try again."),
  paymentFailed: failure("Error")("Could not process your brand's payment request. Please try again later."),
  stopFailed: failure("Error"),
  retryFailed: failure("Couldn't regenerate the answer"),
  ratingFailed: failure("Couldn't save your rating"),
  conversationFailed: failure("Couldn't start a conversation"),
  exportFailed: failure("Couldn't export the conversation"),
} as const;
