import { getHealth } from "@marquee/contracts/admin/platform";
import { creditPackageKey } from "@marquee/core/credits/credits/credit-package.item";
import { isoTime } from "@marquee/core/time";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const { stage, payments, commit } = env;

/** GET /api/health: healthy only if the table responds too. */
export const handler = httpHandler(getHealth, runtime, async () => {
  await runtime.core.table.get(creditPackageKey("1"));
  return {
    body: { status: "ok" as const, stage, payments, commit, time: isoTime(runtime.core.clock.now()) },
  };
});
