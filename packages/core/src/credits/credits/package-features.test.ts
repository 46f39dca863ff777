import { defaultSettings } from "@marquee/contracts/admin/system";
import { seedCatalog } from "@marquee/seed/seed";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { samplePackage } from "@marquee/testkit/sample-package";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { openingSettings, settingsItem } from "../../ground/system/settings.item.ts";
import { creditPackageKey } from "./credit-package.item.ts";
import { listPackages } from "./credits.ts";
import { listAllPackages } from "./edit-packages.ts";
import { withPricedFeatures } from "./package-features.ts";

async function shop(prices: Partial<typeof defaultSettings.prices> = {}): Promise<Core> {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  const settings = { ...openingSettings, prices: { ...openingSettings.prices, ...prices } };
  await core.table.write({ op: "put", item: settingsItem(settings) });
  await seedCatalog(core);
  return core;
}

describe("what a package says that it buys", () => {
  it("follows the price list: at 12 credits a campaign, 100 credits buy 8 and 500 buy 41", async () => {
    const core = await shop({ campaignIdeas: 12 });
    const [startup, growth] = await listPackages(core);
    // 100 / 12 = 8.3; 100 / (12 + 5 + 5) = 4.5; 500 / 12 = 41.7; 500 / 22 = 22.7.
    expect(startup?.features.campaigns).toBe("Up to 8 campaigns, or 4 with every add-on");
    expect(startup?.features.chat).toBe("Or up to 100 extra replies from Morgan");
    expect(growth?.features.campaigns).toBe("Up to 41 campaigns, or 22 with every add-on");
    expect(await listAllPackages(core)).toEqual(await listPackages(core));
  });

  it("says 10 and 5 at the default prices", async () => {
    const [startup] = await listPackages(await shop());
    expect(startup?.features.campaigns).toBe("Up to 10 campaigns, or 5 with every add-on");
  });

  it("prints no number that is zero or infinite", async () => {
    const [startup] = await listPackages(await shop({ campaignIdeas: 0, chatReply: 0 }));
    expect(Object.keys(startup?.features ?? {})).toEqual(["expiry"]);
    const tooSmall = { ...samplePackage, creditAmount: 9, features: { one: "Up to {campaigns} campaigns" } };
    expect(withPricedFeatures(tooSmall, defaultSettings.prices).features).toEqual({});
  });

  it("promises no person and no service that nobody provides, and leaves one package to the default list", async () => {
    const packages = await listPackages(await shop());
    const lines = packages.flatMap(({ features, description }) => [...Object.values(features), description]);
    for (const line of lines) expect(line).not.toMatch(/manager|phone|review|support|help|working day|[{}]/i);
    expect(packages.filter(({ features }) => Object.keys(features).length === 0)).toMatchObject([
      { name: "Enterprise Package", creditAmount: 5_000 },
    ]);
  });

  it("is updated by the next deploy if other lines were stored, while the admin's price stays", async () => {
    const core = await shop();
    const key = creditPackageKey("1");
    const set = { price: 5_900, description: "Old", features: { manager: "Dedicated account manager" } };
    await core.table.write({ op: "update", key, set });
    await seedCatalog(core);
    const [startup] = await listPackages(core);
    expect(startup).toMatchObject({ price: 5_900, description: "Enough to plan your first event season." });
    expect(startup?.features).not.toHaveProperty("manager");
  });
});
