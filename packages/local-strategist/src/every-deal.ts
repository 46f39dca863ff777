import {
  dealsReadMost,
  type ReadToolInput,
  type ReadTools,
  toolLimitMax,
} from "@marquee/adapters/ai/read-tools";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";

/** All deals of the reader that fit, newest change first: a count, a sum or a rank is of all of them. */
export async function everyDeal(
  tools: ReadTools,
  filter: Pick<ReadToolInput<"listDeals">, "status" | "side"> = {},
): Promise<ToolDeal[]> {
  const deals: ToolDeal[] = [];
  for (let offset = 0; offset <= dealsReadMost; offset += toolLimitMax) {
    const page = await tools.listDeals({ ...filter, limit: toolLimitMax, offset });
    deals.push(...page);
    if (page.length < toolLimitMax) break;
  }
  return deals;
}
