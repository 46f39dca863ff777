import { listPackages } from "../../../credits/credits/credits.ts";
import { readSettings } from "../../../ground/system/settings.ts";
import type { Tool } from "./tool.ts";

/** What work costs right now, and the credit packages on sale, cheapest first. */
export const getPriceList: Tool<"getPriceList"> = async ({ core }) => {
  const [{ prices }, packages] = await Promise.all([readSettings(core), listPackages(core)]);
  return {
    prices,
    packages: packages.map(({ id, name, creditAmount, price }) => ({
      id,
      name,
      creditAmount,
      priceUsd: price / 100,
    })),
  };
};
