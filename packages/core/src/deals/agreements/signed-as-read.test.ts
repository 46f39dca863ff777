import type { Deal } from "@marquee/contracts/deals/deals";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleAddOn,
  setDealStage,
  sponsorOf,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { SignedInFor } from "../../account/sessions/sessions.ts";
import { startDealAction } from "../../chat/chat/actions/start-deal.ts";
import type { Core } from "../../core.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { transitionEvent, updateEvent } from "../../events/hosting/edit-event.ts";
import { updatePackage } from "../../events/hosting/packages.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { workAnnouncements } from "../../live/announcements/work-announcements.ts";
import { notificationEntity } from "../../live/notifications/notification.item.ts";
import { allAnnouncers } from "../../whole/announcers/all-announcers.ts";
import { createDeal } from "../deals/create-deal.ts";
import { type DealRecord, dealEntity } from "../deals/deal.item.ts";
import { dealHistoryEntity, dealOfferEntity } from "../deals/deal-parts.item.ts";
import { getDeal, listDeals, listOfferedPackages } from "../deals/read-deals.ts";
import { sweepDeals } from "../deals/sweep-deals.ts";
import { transitionDeal } from "../deals/transition-deal.ts";
import { joinWaitingList } from "../deals/waiting-list.ts";
import { agreementEntity } from "./agreement.item.ts";
import { getAgreement } from "./agreements.ts";
import { signAgreement } from "./sign-agreement.ts";

/**
 * Hosts who change and cancel events, rename themselves and swap packages while others read, with crashes and repeats:
 * whatever is offered, accepted, signed or clicked stands on what its maker was shown. The oracle keeps what each
 * actor drew, in their own words, and compares it with the stored rows; it knows no hash.
 */

const noPassword = { passwordHash: null };
const brands = [0, 1, 2].map((n) => dealBrand(n, noPassword));
const hostUser: UserRecord = { ...dealHost, ...noPassword };
const hostActor = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };
const channel = recordingChannel();
const packageIds = ["pkg_1", "pkg_2"];
const booth = {
  kind: "booth" as const,
  text: "Booth",
  quantity: 1,
  due: { days: 3, from: "before_event" as const },
};
const passes = {
  kind: "tickets" as const,
  text: "Pass",
  quantity: 10,
  due: { days: 14, from: "before_event" as const },
};

const aStep = fc.record({
  kind: fc.constantFrom(
    "draw",
    "draw",
    "draw",
    "offer",
    "offer",
    "propose",
    "accept",
    "accept",
    "sign",
    "sign",
    "sign",
    "leave",
    "suggest",
    "confirm",
    "join",
    "rename event",
    "move event",
    "rename",
    "swap package",
    "cancel event",
    "announce",
    "sweep",
    "wait",
  ),
  who: fc.nat(brands.length - 1),
  byHost: fc.boolean(),
  at: fc.nat(packageIds.length - 1),
  pick: fc.nat(2),
  n: fc.nat(3),
  /** Draws right before it acts, as most people do. */
  fresh: fc.constantFrom(true, true, false),
  crash: fc.constantFrom("no", "no", "no", "no", "no", "before", "after"),
  twice: fc.boolean(),
});
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

class Crash extends Error {}

/** What a reader was shown of a deal's newest version, part by part. */
function drawnDeal(deal: Deal): string {
  const { packageName, tier, facts, amount, benefitItems, addOns, kpis, closingDate, notes } = deal;
  const extras = addOns.map(({ benefitItem, price }) => [benefitItem, price]);
  return JSON.stringify([packageName, tier, facts, amount, benefitItems, extras, kpis, closingDate, notes]);
}

/** The same of a stored version, from the rows themselves. */
function storedVersion(
  { packageName, tier }: DealRecord,
  row: ReturnType<typeof dealOfferEntity.read>,
): string {
  const { facts, amountCents, benefits, addOns, kpis, closingDate, notes } = row;
  const extras = addOns.map(({ benefit, priceCents }) => [benefit, priceCents / 100]);
  return JSON.stringify([
    packageName,
    tier,
    facts,
    amountCents / 100,
    benefits,
    extras,
    kpis,
    closingDate,
    notes,
  ]);
}

class World {
  readonly store: MemoryStore = new Map();
  readonly clock = fixedClock();
  crash: Step["crash"] = "no";
  readonly core: Core = {
    table: memoryTable(
      {
        before: async (operation) => {
          if (operation === "transact" && this.crash === "before") throw new Crash();
        },
        after: async (operation) => {
          if (operation === "transact" && this.crash === "after") throw new Crash();
        },
      },
      this.store,
    ),
    clock: this.clock,
    ids: seededIds(),
  };
  /** The last deal, contract and package that each account drew, and the card that each brand was shown. */
  readonly deals = new Map<string, { deal: Deal; text: string }>();
  readonly packages = new Map<string, OfferedPackage>();
  readonly cards = new Map<string, { order: Parameters<typeof startDealAction.act>[1]; key: string }>();
  cardFacts = new Map<string, OfferedPackage>();
  /** How often each account should have heard of the event because it waited, at the least and at the most. */
  acts = 0;

  /** What the step does; the same request again when it is sent twice. */
  async request(one: Step, key: string): Promise<(() => Promise<unknown>) | undefined> {
    const { core } = this;
    const brand = brands[one.who] as UserRecord;
    const me = one.byHost ? hostUser : brand;
    const drawn = this.deals.get(me.id);
    const packageId = packageIds[one.at] ?? "";
    switch (one.kind) {
      case "draw": {
        const seen = await listOfferedPackages(core, sponsorOf(brand), dealEvent.id);
        const offered = seen.find(({ id }) => id === packageId);
        if (offered) this.packages.set(brand.id, offered);
        const deal = (await listDeals(core, me.id, {}, {})).items[one.pick];
        if (deal)
          this.deals.set(me.id, {
            deal: await getDeal(core, me.id, deal.id),
            text: (await getAgreement(core, me.id, deal.id)).text,
          });
        return undefined;
      }
      case "offer": {
        const read = this.packages.get(brand.id);
        if (!read) return undefined;
        const addOns = read.addOns.slice(0, one.n % 2).map(({ id }) => id);
        const body = { packageId: read.id, packageHash: read.packageHash, addOns };
        return async () => {
          const offer = { acting: inPerson(brand.id), body, idempotencyKey: key };
          const deal = await createDeal(core, channel, { brand: await this.user(brand), ...offer });
          checkOffer(this, deal.id, read, addOns);
        };
      }
      case "suggest": {
        const payer = { payerId: brand.id, agency: null };
        const suggested = await startDealAction.suggest(core, await this.user(brand), { packageId }, payer);
        const seen = await listOfferedPackages(core, sponsorOf(brand), dealEvent.id);
        const shown = seen.find(({ id }) => id === packageId);
        if ("order" in suggested && shown) {
          this.cards.set(brand.id, { order: suggested.order, key });
          this.cardFacts.set(brand.id, shown);
        }
        return undefined;
      }
      case "confirm": {
        const card = this.cards.get(brand.id);
        const shown = this.cardFacts.get(brand.id);
        if (!card || !shown) return undefined;
        return async () => {
          const account = await this.user(brand);
          const doing = {
            core,
            channel,
            account,
            principal: inPerson(account.id),
            key: card.key,
          } as unknown as Parameters<typeof startDealAction.act>[0];
          const { undoing } = await startDealAction.act(doing, card.order);
          if (undoing) checkOffer(this, undoing.dealId, shown, []);
        };
      }
      case "propose":
      case "accept":
      case "leave": {
        if (!drawn) return undefined;
        const { id, version, termsHash } = drawn.deal;
        const amount = 1_000 + one.n;
        const body =
          one.kind === "propose"
            ? ({ action: "propose", version, termsHash, amount } as const)
            : one.kind === "accept"
              ? ({ action: "accept", version, termsHash } as const)
              : ({ action: "cancel", version, reason: "Because" } as const);
        return async () => {
          await transitionDeal(core, channel, { acting: inPerson(me.id), id, body });
          if (one.kind === "accept") checkVersion(this, drawn.deal, version, drawnDeal(drawn.deal));
          if (one.kind === "propose")
            checkVersion(this, drawn.deal, version + 1, drawnDeal({ ...drawn.deal, amount }));
        };
      }
      case "sign": {
        if (!drawn) return undefined;
        const { id, version, termsHash } = drawn.deal;
        const body = { action: "sign", version, termsHash, name: me.name } as const;
        return async () => {
          const session = { ...inPerson(me.id), hash: me.id, provenAtMs: this.clock.now() };
          const user = await this.user(me);
          const signedIn = { user, account: user, teamRole: "owner", session } as unknown as SignedInFor;
          const keys = async () => [] as never;
          await signAgreement(
            { core, channel, keys },
            { acting: inPerson(me.id), signedIn, caller: someCaller, id, body },
          );
          checkSigned(this, drawn, version);
        };
      }
      case "join":
        return () => joinWaitingList(core, channel, brand, packageId);
      case "rename event":
        return () => this.changeEvent({ name: `Event ${one.n}` });
      case "move event": {
        const date = new Date(Date.parse(dealEvent.date) + one.n * 86_400_000).toISOString();
        return () => this.changeEvent({ date, location: `City ${one.n}` });
      }
      case "cancel event":
        // Rarely, so that most worlds go on.
        if (one.n > 0 || one.at > 0) return undefined;
        return async () => {
          const { version } = await getEvent(core, { accountId: dealHost.id, seesAll: false }, dealEvent.id);
          const body = { version, action: "cancel", reason: "Storm" } as const;
          await transitionEvent(core, hostActor, dealEvent.id, body);
        };
      case "rename": {
        const now = await this.user(me);
        return () =>
          core.table.write({ op: "put", item: profileItem({ ...now, company: `Company ${one.n}` }) });
      }
      case "swap package": {
        const benefitItems = [booth, { ...passes, quantity: one.n + 1 }].slice(0, 1 + (one.n % 2));
        return () => updatePackage(core, hostActor, packageId, { name: `Package ${one.n}`, benefitItems });
      }
      case "announce":
        return () => workAnnouncements({ core, channel }, allAnnouncers, Number.MAX_SAFE_INTEGER);
      case "sweep":
        return () => sweepDeals({ core, channel }, Number.MAX_SAFE_INTEGER);
      default:
        return async () => this.clock.advance((one.n + 1) * 3 * 3_600_000);
    }
  }

  async user({ id }: UserRecord): Promise<UserRecord> {
    const row = await this.core.table.get(profileKey(id));
    if (!row) throw new Error("no such user");
    return readUser(row);
  }

  private async changeEvent(given: object): Promise<void> {
    const { version } = await getEvent(this.core, { accountId: dealHost.id, seesAll: false }, dealEvent.id);
    await updateEvent(this.core, hostActor, dealEvent.id, { version, ...given });
  }

  rows<Row>(rowType: string, read: (row: never) => Row): Row[] {
    return [...this.store.values()].filter((row) => row.rowType === rowType).map((row) => read(row as never));
  }

  dealRows = () => this.rows("deal", dealEntity.read);

  versionOf(dealId: string, version: number) {
    const deal = this.dealRows().find(({ id }) => id === dealId);
    const row = this.rows("deal-offer", dealOfferEntity.read).find(
      (one) => one.dealId === dealId && one.version === version,
    );
    if (!deal || !row) throw new Error(`no version ${version} of ${dealId}`);
    return { deal, row };
  }
}

function checkVersion(world: World, drawn: Deal, version: number, shown: string): void {
  const { deal, row } = world.versionOf(drawn.id, version);
  expect(storedVersion(deal, row), "the version says what its maker was shown").toBe(shown);
  world.acts += 1;
}

function checkOffer(world: World, dealId: string, shown: OfferedPackage, addOnIds: readonly string[]): void {
  const { deal, row } = world.versionOf(dealId, 1);
  const addOns = shown.addOns.filter(({ id }) => addOnIds.includes(id));
  expect(
    { name: deal.packageName, tier: deal.tier, facts: row.facts, benefits: row.benefits },
    "an offer stands for the package that was shown",
  ).toEqual({ name: shown.name, tier: shown.tier, facts: shown.facts, benefits: shown.benefitItems });
  expect(row.addOns.map(({ benefit, priceCents }) => [benefit, priceCents / 100])).toEqual(
    addOns.map(({ benefitItem, price }) => [benefitItem, price]),
  );
  world.acts += 1;
}

function checkSigned(world: World, { deal, text }: { deal: Deal; text: string }, version: number): void {
  checkVersion(world, deal, version, drawnDeal(deal));
  const agreement = world
    .rows("agreement", agreementEntity.read)
    .find((one) => one.dealId === deal.id && one.version === version);
  const lines =
    agreement?.blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text])) ?? [];
  for (const line of lines) expect(text, "every line that is signed was read").toContain(line);
}

/** Each step that a deal's event caused was told to each side once, and no other. */
function checkTold(world: World): void {
  const steps = world
    .rows("deal-history", dealHistoryEntity.read)
    .filter(({ action }) => action.startsWith("event_"));
  const notices = world
    .rows("notification", notificationEntity.read)
    .filter(({ told }) => told.kind === "deal_event");
  expect(notices.length, "each side of each deal hears of each step once").toBe(steps.length * 2);
}

const isRefusal = (error: unknown) => error instanceof Crash || (error instanceof Error && "code" in error);

it("nothing is offered, accepted, signed or clicked on a text that its maker did not read", async () => {
  let acts = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 50, maxLength: 90 }), async (drawn) => {
      const world = new World();
      const packages = [
        { maxSponsors: 2, benefits: [booth] },
        { maxSponsors: 3, benefits: [passes] },
      ];
      const addOns = [sampleAddOn({ id: "add_1", capacity: 5 })];
      await setDealStage(world.core, brands, packages, { description: "Three days." }, addOns);
      await world.core.table.write({ op: "put", item: profileItem(hostUser) });
      for (const [index, one] of drawn.entries()) {
        if (one.fresh) await world.request({ ...one, kind: "draw" }, "");
        const act = await world.request(one, `step-${index}`);
        for (const crash of one.twice ? ([one.crash, "no"] as const) : [one.crash]) {
          world.crash = crash;
          await act?.().catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
          });
          world.crash = "no";
        }
        checkTold(world);
      }
      // Once everything has run, no open deal says what its event does not, and everybody was told of it once.
      world.clock.advance(3_600_000);
      for (let runs = 0; runs < 3; runs++)
        await workAnnouncements({ core: world.core, channel }, allAnnouncers, Number.MAX_SAFE_INTEGER);
      checkTold(world);
      const event = await getEvent(world.core, { accountId: dealHost.id, seesAll: true }, dealEvent.id);
      const now = new Date(world.clock.now()).toISOString();
      for (const deal of world.dealRows()) {
        const isOpen = ["negotiating", "pending"].includes(deal.status) && (deal.expiresAt ?? "") > now;
        if (!isOpen && deal.status !== "active") continue;
        if (event.status === "cancelled") expect([deal.status, deal.eventCanceled]).toEqual(["active", true]);
        else expect(deal.facts?.event.name).toBe(event.name);
      }
      acts += world.acts;
    }),
    { numRuns: 80 },
  );
  expect(acts, "enough of them succeed to be worth trusting").toBeGreaterThan(80);
}, 120_000);
