import { getChecklist } from "@marquee/contracts/home/onboarding";
import { getChecklist as get } from "@marquee/core/home/onboarding/checklist";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/checklist: the caller's first steps, for the dashboard. */
export const handler = httpHandler(getChecklist, runtime, async ({ account }) => ({
  body: await get(runtime.core, await account()),
}));
