import { siteStartPage } from "@marquee/adapters/pages/live";
import { getSharedPage } from "@marquee/contracts/home/previews";
import { sharedPage } from "@marquee/core/home/previews/shared-previews";
import { httpRuntime, siteUrl } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const startPage = siteStartPage({ siteUrl, nowMs: () => runtime.core.clock.now() });

/** GET /index.html, where CloudFront sends the addresses below /shared: the start page with the link's preview. */
export const handler = httpHandler(getSharedPage, runtime, async ({ query, caller }) => ({
  body: await sharedPage({ core: runtime.core, startPage, siteUrl: siteUrl() }, query["x-page"], caller),
}));
