import {
  dealsReadMost,
  type ReadToolInput,
  type ReadTools,
  toolLimitMax,
} from "@marquee/adapters/ai/read-tools";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";

/**
 * All deals of the reader that fit, newest change first: a count, a sum or a rank is of all of them.
 * @param most So many at most, in whole pages of the tool
 */
export async function everyDeal(
  tools: ReadTools,
  filter: Pick<ReadToolInput<"listDeals">, "status" | "side"> = {},
  most = dealsReadMost + toolLimitMax,
): Promise<ToolDeal[]> {
  const deals: ToolDeal[] = [];
  for (let offset = 0; offset < most; offset += toolLimitMax) {
    const page = await tools.listDeals({ ...filter, limit: toolLimitMax, offset });
    deals.push(...page);
    if (page.length < toolLimitMax) break;
  }
  return deals;
}
