import { dayIn } from "@marquee/contracts/events/event-time";
import { listOwedDeliverables } from "../../../deals/deals/owed-deliverables.ts";
import { pick } from "../../../pick.ts";
import { isoTime } from "../../../time.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** What the reader still has to deliver, the most urgent first. */
export const listOwed: Tool<"listOwed"> = async ({ core, accountId }, { until, limit = toolLimit }) => {
  const { items } = await listOwedDeliverables(core, accountId, { until }, { limit });
  const now = isoTime(core.clock.now());
  return items.map((one) => ({
    ...pick(one, "dealId", "eventName", "packageName", "benefit", "status", "dueDate", "with"),
    overdue: one.dueDate < dayIn(one.timeZone, now),
  }));
};
