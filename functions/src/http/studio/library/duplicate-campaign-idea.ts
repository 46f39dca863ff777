import { duplicateCampaignIdea } from "@marquee/contracts/studio/library";
import { duplicateIdea } from "@marquee/core/studio/campaigns/duplicate-idea";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/library/{id}/duplicate: Duplicate. */
export const handler = httpHandler(
  duplicateCampaignIdea,
  runtime,
  async ({ principal, params, idempotencyKey }) => ({
    body: await duplicateIdea(runtime.core, principal.accountId, params.id, idempotencyKey),
  }),
);
