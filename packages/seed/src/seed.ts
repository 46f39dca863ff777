import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { AppError } from "@marquee/contracts/errors";
import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { defaultMailSettings } from "@marquee/contracts/live/mail-settings";
import { storeUser } from "@marquee/core/account/accounts/register";
import { hashPassword } from "@marquee/core/account/passwords/hash";
import type { Core } from "@marquee/core/core";
import { creditPackageItem, creditPackageKey } from "@marquee/core/credits/credits/credit-package.item";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { addOnEntity } from "@marquee/core/events/events/add-on.item";
import {
  type EventRecord,
  eventItem,
  type SponsorshipPackageRecord,
  sponsorshipPackageItem,
} from "@marquee/core/events/events/event.item";
import { eventListingItem } from "@marquee/core/events/events/event-listing.item";
import { openingPreferences } from "@marquee/core/ground/users/user.item";
import { mailNothingYet } from "@marquee/core/live/notifications/mail-notices";
import { templateItem } from "@marquee/core/studio/templates/template.item";
import { isoTime } from "@marquee/core/time";
import { absent } from "@marquee/table/condition";
import { ConditionRefused, type Item } from "@marquee/table/table";
import { addOnSeeds, onePerIndustryIds } from "./content/add-ons.ts";
import { campaignTemplateSeeds } from "./content/campaign-templates.ts";
import { creditPackageSeeds } from "./content/credit-packages.ts";
import { type DealPlan, dealPlans } from "./content/deals.ts";
import { calendarHostSeeds, demoPassword, demoUserSeeds, sponsorSeeds } from "./content/demo-users.ts";
import { draftSeed } from "./content/draft.ts";
import { eventId, eventSeeds } from "./content/events.ts";
import type { DemoUserSeed } from "./content/seed-types.ts";
import { sponsorshipPackageSeeds } from "./content/sponsorship-packages.ts";
import { seedActivity } from "./demo-activity.ts";
import { seedClients } from "./demo-clients.ts";
import { dealRows } from "./demo-deals.ts";
import { seedInquiries } from "./demo-inquiries.ts";
import { seedMetrics } from "./demo-metrics.ts";
import { seedNotices } from "./demo-notices.ts";

const yearMs = 365 * 24 * 60 * 60_000;
/** Writes per transaction. */
const transactionMax = 100;

/**
 * What every stage needs to work: credit packages and public templates. Running it again renews the templates and the
 * descriptions of the packages.
 */
export async function seedCatalog(core: Core): Promise<void> {
  const createdAt = isoTime(core.clock.now());
  for (const one of creditPackageSeeds) await storePackage(core, { ...one, createdAt });
  for (const one of campaignTemplateSeeds) {
    const item = templateItem({ ...one, createdAt, updatedAt: createdAt }, "public");
    await core.table.write({ op: "put", item });
  }
}

/** An existing package keeps the name, price and size that an admin gave it. */
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
  // Their deals go back a year, so they registered before.
  const registeredAt = isoTime(core.clock.now() - 1.5 * yearMs);
  const passwordHash = await hashPassword(demoPassword);
  for (const user of demoAccounts) await seedUser(core, user, passwordHash, registeredAt);
  await putAll(core, [...eventRows(core), ...draftRows(createdAt)]);
  await seedInquiries(core);
  await seedClients(core);
  await seedMetrics(core);
  for (const user of demoAccounts) if (user.role === "brand") await seedNotices(core, user);
  // Seeding mails nobody.
  for (const { id } of demoAccounts) await mailNothingYet(core, id);
}

const demoAccounts = [...demoUserSeeds, ...calendarHostSeeds, ...sponsorSeeds];

/** Every event with its packages, the deals about them and its listing. */
function* eventRows(core: Core): Generator<Item> {
  const packages = Map.groupBy(sponsorshipPackageSeeds, ({ eventId }) => eventId);
  const addOns = Map.groupBy(addOnSeeds, ({ eventId }) => eventId);
  const nowMs = core.clock.now();
  const events = eventSeeds(new Date(nowMs));
  const over = new Set(events.filter(({ status }) => status === "completed").map(({ id }) => id));
  const deals = Map.groupBy(
    dealPlans((plan) => over.has(eventId(plan))),
    ({ packageId }) => packageId,
  );
  for (const { status: _, ...seeded } of events) {
    // A year before it begins, when it was announced.
    const createdAt = isoTime(Math.min(nowMs, Date.parse(seeded.date) - yearMs));
    const event = {
      ...seeded,
      state: "published" as const,
      cancelReason: null,
      oneSponsorPerIndustry: onePerIndustryIds.has(seeded.id),
      version: 1,
      turn: 0,
      createdAt,
      updatedAt: createdAt,
    };
    const offered = (packages.get(event.id) ?? []).map(({ price, benefits, ...one }) => ({
      ...one,
      priceCents: price * 100,
      benefits: [...benefits],
      onlyFor: null,
      spots: [],
      waiting: [],
      createdAt,
    }));
    const sponsored = offered.map((offer) => withDeals(event, offer, deals.get(offer.id) ?? [], nowMs));
    yield eventItem(event);
    for (const { price, ...addOn } of addOns.get(event.id) ?? [])
      yield addOnEntity.item({ ...addOn, priceCents: price * 100, spots: [], createdAt });
    for (const { offer, items } of sponsored) yield* [sponsorshipPackageItem(offer), ...items];
    yield eventListingItem(
      event,
      sponsored.map(({ offer }) => offer),
    );
  }
}

/** The draft that the demo's host is working on: only they see it. */
function draftRows(createdAt: string): Item[] {
  const { packages, ...event } = draftSeed(new Date(createdAt));
  const state = {
    state: "draft",
    cancelReason: null,
    oneSponsorPerIndustry: true,
    version: 1,
    turn: 0,
  } as const;
  return [
    eventItem({ ...event, ...state, createdAt, updatedAt: createdAt }),
    ...packages.map(({ price, ...one }) =>
      sponsorshipPackageItem({
        ...one,
        eventId: event.id,
        priceCents: price * 100,
        onlyFor: null,
        spots: [],
        waiting: [],
        createdAt,
      }),
    ),
  ];
}

/** A package with the spots that its demo deals take, and their rows. */
function withDeals(
  event: EventRecord,
  offer: SponsorshipPackageRecord,
  plans: readonly DealPlan[],
  nowMs: number,
): { offer: SponsorshipPackageRecord; items: Item[] } {
  const deals = plans.map((plan) => {
    const accountOf = (id: string) => demoAccounts.find((one) => one.id === id);
    const contact = (id: string) => ({
      name: accountOf(id)?.name ?? "",
      company: accountOf(id)?.company ?? "",
    });
    const industry = accountOf(plan.brandId)?.industry ?? null;
    const [brand, host] = [contact(plan.brandId), contact(event.hostId)];
    return dealRows(plan, { event, offer, industry, brand, host }, nowMs);
  });
  const spots = deals.flatMap(({ spot }) => (spot ? [spot] : []));
  return { offer: { ...offer, spots }, items: deals.flatMap(({ items }) => items) };
}

/** In batches: writing thousands of rows one by one would take longer than the rest of the start-up. */
async function putAll(core: Core, items: readonly Item[]): Promise<void> {
  for (let from = 0; from < items.length; from += transactionMax) {
    const some = items.slice(from, from + transactionMax);
    await core.table.transact(some.map((item) => ({ label: "seed", write: { op: "put", item } })));
  }
}

/** All data of a new local data folder. */
export async function seed(core: Core): Promise<void> {
  await seedCatalog(core);
  await seedDemo(core);
  await seedActivity(core);
}

async function seedUser(
  core: Core,
  seeded: DemoUserSeed,
  passwordHash: string,
  createdAt: string,
): Promise<void> {
  const { grantCredits: amount, interests, audiences = [], places = [], ...user } = seeded;
  try {
    await storeUser(core, {
      ...user,
      interests: [...interests],
      audiences: [...audiences],
      places: [...places],
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
      mailSettings: defaultMailSettings,
      apiAddresses: [],
      adminSince: null,
      acceptedTerms: null,
      ...openingOnboarding,
      createdAt,
    });
  } catch (error) {
    // The account already exists.
    if (!(error instanceof AppError)) throw error;
  }
  if (amount > 0) {
    await grantCredits(core, { userId: user.id, id: `seed_${user.id}`, amount, reason: "Premium credits" });
  }
}
