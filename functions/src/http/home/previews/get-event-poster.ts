import { getEventPoster } from "@marquee/contracts/home/previews";
import { eventPoster } from "@marquee/core/home/previews/event-posters";
import { liveBoards } from "../../../runtime/boards.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, boards: liveBoards() };

/** GET /api/posters/{id}/{version}: an event's poster, for mails. */
export const handler = httpHandler(getEventPoster, runtime, async ({ params, caller }) => ({
  body: await eventPoster(desk, params.id, caller),
}));
