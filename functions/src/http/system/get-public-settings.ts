import { getPublicSettings } from "@marquee/contracts/http/system";
import { readSettings } from "@marquee/core/system/settings";
import { httpRuntime, readSecret } from "../../runtime/deps.ts";
import { env } from "../../runtime/env.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/settings: switches, prices, the banner, and whether real cards are charged. */
export const handler = httpHandler(getPublicSettings, runtime, async () => {
  const [{ flags, prices, maintenance }, testMode] = await Promise.all([
    readSettings(runtime.core),
    chargesNoCard(),
  ]);
  const { payments, adminSecondFactor, diagnostics } = env;
  const googleConfigured = env.google !== undefined;
  const forBuilders = env.stage === "local" || env.stage === "dev";
  return {
    body: {
      flags,
      prices,
      maintenance,
      payments,
      testMode,
      googleConfigured,
      adminSecondFactor,
      forBuilders,
      diagnostics,
    },
  };
});

/** Only the key itself tells whether charges are real; the stage's name would be a guess about real money. */
async function chargesNoCard(): Promise<boolean> {
  if (env.payments === "mock") return true;
  return /^[rs]k_test_/.test((await readSecret(env.stripeSecretArn)).trim());
}
