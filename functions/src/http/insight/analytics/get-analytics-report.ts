import { getAnalyticsReport } from "@marquee/contracts/insight/analytics";
import { getAnalyticsReport as draw } from "@marquee/core/insight/analytics/report";
import { httpRuntime } from "../../../runtime/deps.ts";
import { liveDocuments } from "../../../runtime/documents.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const documents = liveDocuments();

/** GET /api/analytics/report.pdf: a page of the caller's numbers as a file. */
export const handler = httpHandler(getAnalyticsReport, runtime, async ({ principal, query }) => ({
  body: await draw(runtime.core, documents, principal.accountId, query),
}));
