import type { simulateNotification } from "@marquee/contracts/http/notifications";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof simulateNotification>(
  "simulateNotification",
  "POST",
  "/api/notifications/simulated",
);

/** Has the recommendation of the sample data arrive; no doing of its reader that keeps a session alive. */
export const sendSimulation = () => call(operation, { background: true });
