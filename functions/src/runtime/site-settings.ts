import type { PublicSettings } from "@marquee/contracts/admin/system";
import { stageKind } from "@marquee/contracts/stage-names";
import type { Core } from "@marquee/core/core";
import { readSettings } from "@marquee/core/ground/system/settings";
import { appliedWelcome } from "@marquee/core/ground/system/stage-limits";
import { readSecret } from "./deps.ts";
import { env } from "./env.ts";

/** What every page needs to know of this stage: switches, prices, the banner, and whether real cards are charged. */
export async function siteSettings(core: Core): Promise<PublicSettings> {
  const [{ flags, prices, maintenance, supportEmail }, { credits: welcomeCredits }, testMode] =
    await Promise.all([readSettings(core), appliedWelcome(core, env.welcome), chargesNoCard()]);
  const { payments, adminSecondFactor, demoEntry, diagnostics } = env;
  return {
    flags,
    prices,
    maintenance,
    supportEmail,
    payments,
    testMode,
    googleConfigured: env.google !== undefined,
    adminSecondFactor,
    forBuilders: !["staging", "prod"].includes(stageKind(env.stage) ?? ""),
    demoEntry,
    diagnostics,
    welcomeCredits,
  };
}

/** Only the key itself tells whether charges are real; the stage's name would be a guess about real money. */
async function chargesNoCard(): Promise<boolean> {
  if (env.payments === "mock") return true;
  return /^[rs]k_test_/.test((await readSecret(env.stripeSecretArn)).trim());
}
