import type { CreditBalance, CreditPackage } from "@marquee/contracts/credits/credits";
import type { Core } from "../../core.ts";
import { readSettings } from "../../ground/system/settings.ts";
import { balanceKey, openingBalance, publicBalance, readBalance } from "./balance.item.ts";
import { packagesPartition, readCreditPackage } from "./credit-package.item.ts";
import { withPricedFeatures } from "./package-features.ts";

/** The user's credits as stored now. */
export async function getBalance(core: Core, userId: string): Promise<CreditBalance> {
  const row = await core.table.get(balanceKey(userId));
  return publicBalance(readBalance(row ?? openingBalance(userId)), core.clock.now());
}

/** Active packages that everybody may buy, cheapest first, with what they buy at today's prices. */
export async function listPackages(core: Core): Promise<CreditPackage[]> {
  const [{ items }, { prices }] = await Promise.all([
    core.table.query({ pk: packagesPartition, sk: { beginsWith: "PKG#" }, limit: 100 }),
    readSettings(core),
  ]);
  return items
    .map(readCreditPackage)
    .filter((one) => one.isActive && !one.isCustom)
    .map((one) => withPricedFeatures(one, prices))
    .sort((left, right) => left.price - right.price);
}
