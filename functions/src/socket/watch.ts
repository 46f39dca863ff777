import { watchEvents } from "@marquee/core/events/events/watch-events";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { socketHandler } from "../runtime/socket-handler.ts";

const runtime = socketRuntime();

/** watch: the events that the page shows, whose spots may change meanwhile. */
export const handler = socketHandler("watch", runtime, async ({ message, principal, connectionId }) => {
  await watchEvents(runtime.core, principal, connectionId, message.data.eventIds);
});
