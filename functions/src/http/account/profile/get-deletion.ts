import { getDeletion } from "@marquee/contracts/account/profile";
import { companyThatStays } from "@marquee/core/account/team/leave-for-good";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/deletion: what the dialog says before somebody deletes their account. */
export const handler = httpHandler(getDeletion, runtime, async ({ currentUser }) => ({
  body: { company: await companyThatStays(runtime.core, await currentUser()) },
}));
