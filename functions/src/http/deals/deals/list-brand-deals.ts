import { listBrandDeals } from "@marquee/contracts/deals/deals";
import { AppError } from "@marquee/contracts/errors";
import { listDeals } from "@marquee/core/deals/deals/read-deals";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/brand/{userId}: the caller's deals as a brand. */
export const handler = httpHandler(listBrandDeals, runtime, async ({ principal, params, query }) => {
  if (params.userId !== principal.accountId) throw new AppError("not_found");
  const { items, cursor } = await listDeals(runtime.core, params.userId, { side: "brand" }, query);
  return { body: items, nextCursor: cursor };
});
