import { hostedReadMost, type ReadTools, toolLimitMax } from "@marquee/adapters/ai/read-tools";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";

const isOver = ({ status }: ToolHostedEvent) => status === "completed" || status === "cancelled";

/**
 * All events that the reader hosts, what is next first and what is over last: a count or a sum is of all of them.
 * @param which `ahead` leaves out what is over or canceled
 */
export async function ownEvents(
  tools: ReadTools,
  which: "all" | "ahead" | "draft" | "upcoming",
): Promise<ToolHostedEvent[]> {
  const status = which === "draft" || which === "upcoming" ? { status: which } : {};
  const events: ToolHostedEvent[] = [];
  for (let offset = 0; offset <= hostedReadMost; offset += toolLimitMax) {
    const page = await tools.listHosted({ ...status, limit: toolLimitMax, offset });
    events.push(...(which === "ahead" ? page.filter((event) => !isOver(event)) : page));
    if (page.length < toolLimitMax || (which === "ahead" && page.some(isOver))) break;
  }
  return events;
}
