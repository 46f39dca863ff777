import { AppError } from "@marquee/contracts/errors";
import type { CreditPackage } from "@marquee/contracts/http/credits";
import { absent } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import { creditPackageItem, creditPackageKey } from "../credits/credit-package.item.ts";
import { grantCredits } from "../credits/grant.ts";
import { eventItem, sponsorshipPackageItem } from "../events/event.item.ts";
import { type Core, isoTime } from "../ports.ts";
import { templateItem } from "../templates/template.item.ts";
import { hashPassword } from "../users/passwords.ts";
import { openingPreferences } from "../users/user.item.ts";
import { storeUser } from "../users/users.ts";
import { campaignTemplateSeeds } from "./content/campaign-templates.ts";
import { creditPackageSeeds } from "./content/credit-packages.ts";
import { demoPassword, demoUserSeeds } from "./content/demo-users.ts";
import { eventSeeds } from "./content/events.ts";
import type { DemoUserSeed } from "./content/seed-types.ts";
import { sponsorshipPackageSeeds } from "./content/sponsorship-packages.ts";

/**
 * What every stage needs to work: credit packages and public templates. Repeating it renews the templates and what the
 * packages say of themselves.
 */
export async function seedCatalog(core: Core): Promise<void> {
  const createdAt = isoTime(core.clock.now());
  for (const one of creditPackageSeeds) await storePackage(core, { ...one, createdAt });
  for (const one of campaignTemplateSeeds) {
    const item = templateItem({ ...one, createdAt, updatedAt: createdAt }, "public");
    await core.table.write({ op: "put", item });
  }
}

/** A package that is there already keeps the name, price and size that an admin gave it. */
async function storePackage(core: Core, offer: CreditPackage): Promise<void> {
  try {
    await core.table.write({ op: "put", item: creditPackageItem(offer), when: absent });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    const { description, features } = offer;
    await core.table.write({ op: "update", key: creditPackageKey(offer.id), set: { description, features } });
  }
}

/** The demo's accounts, events and packages; for the local runtime and tests, never for a deployed stage. */
export async function seedDemo(core: Core): Promise<void> {
  const createdAt = isoTime(core.clock.now());
  const passwordHash = await hashPassword(demoPassword);
  for (const user of demoUserSeeds) await seedUser(core, user, passwordHash, createdAt);
  for (const { status: _, ...event } of eventSeeds(new Date(core.clock.now()))) {
    await core.table.write({ op: "put", item: eventItem({ ...event, createdAt }) });
  }
  for (const { price, benefits, ...one } of sponsorshipPackageSeeds) {
    await core.table.write({
      op: "put",
      item: sponsorshipPackageItem({ ...one, priceCents: price * 100, benefits: [...benefits], createdAt }),
    });
  }
}

/** Everything of a new local data folder. */
export async function seed(core: Core): Promise<void> {
  await seedCatalog(core);
  await seedDemo(core);
}

async function seedUser(
  core: Core,
  seeded: DemoUserSeed,
  passwordHash: string,
  createdAt: string,
): Promise<void> {
  const { grantCredits: amount, interests, ...user } = seeded;
  try {
    await storeUser(core, {
      ...user,
      interests: [...interests],
      phone: null,
      phoneVerified: false,
      avatar: null,
      status: "active",
      passwordHash,
      googleSubject: null,
      twoFactorEnabled: false,
      emailConfirmed: true,
      pendingEmail: null,
      preferences: openingPreferences,
      apiAddresses: [],
      adminSince: null,
      acceptedTerms: null,
      createdAt,
    });
  } catch (error) {
    // The account is there already.
    if (!(error instanceof AppError)) throw error;
  }
  if (amount > 0) {
    await grantCredits(core, { userId: user.id, id: `seed_${user.id}`, amount, reason: "Premium credits" });
  }
}
