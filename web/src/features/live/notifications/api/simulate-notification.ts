import type { simulateNotification } from "@marquee/contracts/live/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof simulateNotification>(
  "simulateNotification",
  "POST",
  "/api/notifications/simulated",
);

/** Triggers the sample data's recommendation. It is not a user action, so it keeps no session alive. */
export const sendSimulation = () => call(operation, { background: true });
