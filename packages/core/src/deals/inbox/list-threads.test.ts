import type { ThreadKind } from "@marquee/contracts/deals/inquiries";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, dealHost, sampleDeal, setDealStage, storeDeal } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { isoTime } from "../../time.ts";
import { createInquiry } from "../inquiries/create-inquiry.ts";
import { listThreads } from "./list-threads.ts";

const brand = dealBrand(1);
const channel = recordingChannel();

/** What happens one after the other: a question to the host, or a deal at some stage. */
const happenings = fc.array(
  fc.constantFrom("inquiry", "offer", "signing", "canceled") satisfies fc.Arbitrary<string>,
  { maxLength: 14 },
);
type Happening = "inquiry" | "offer" | "signing" | "canceled";

async function inboxAfter(all: readonly Happening[]) {
  const clock = fixedClock();
  const core: Core = { table: memoryTable(), clock, ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 60, priceCents: 1_000_000 }]);
  const made: { id: string; what: Happening }[] = [];
  for (const [at, what] of all.entries()) {
    // An hour and more, so that no limit of new questions is met.
    clock.advance(2 * 60 * 60_000);
    if (what === "inquiry") {
      const request = {
        inquirer: brand,
        acting: inPerson(brand.id),
        eventId: "evt_1",
        topic: "sponsorship" as const,
      };
      const { id } = await createInquiry(core, channel, {
        ...request,
        message: `Question ${at}`,
        idempotencyKey: `${at}`,
      });
      made.unshift({ id, what });
    } else {
      const id = `deal_${String(at).padStart(2, "0")}`;
      const now = isoTime(clock.now());
      const status = { offer: "negotiating", signing: "pending", canceled: "cancelled" } as const;
      await storeDeal(
        core,
        sampleDeal({
          id,
          brandId: brand.id,
          status: status[what],
          expiresAt: isoTime(clock.now() + 40 * 24 * 60 * 60_000),
          createdAt: now,
          updatedAt: now,
        }),
      );
      made.unshift({ id, what });
    }
  }
  return { core, made };
}

it("is one list of inquiries and deals, newest first, and any page of any kind is what a filter of all leaves", () =>
  fc.assert(
    fc.asyncProperty(
      happenings,
      fc.option(fc.constantFrom<ThreadKind>("unread", "inquiry", "deal", "offer"), { nil: undefined }),
      fc.integer({ min: 1, max: 5 }),
      async (all, show, limit) => {
        const { core, made } = await inboxAfter(all);
        const isAskedFor: Record<ThreadKind, (what: Happening) => boolean> = {
          // The host has read no question; of deals nothing was written.
          unread: (what) => what === "inquiry",
          inquiry: (what) => what === "inquiry",
          deal: (what) => what !== "inquiry",
          offer: (what) => what === "offer",
        };
        const expected = made.filter(({ what }) => show === undefined || isAskedFor[show](what));
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await listThreads(core, dealHost.id, { limit, cursor, show });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          paged.push(...page.items.map(({ id }) => id));
          cursor = page.cursor;
        } while (cursor !== undefined);
        expect(paged).toEqual(expected.map(({ id }) => id));
        expect((await listThreads(core, "usr_stranger", { show })).items).toEqual([]);
      },
    ),
    { numRuns: 60 },
  ));

it("says whose turn it is, and what was offered", async () => {
  const { core } = await inboxAfter(["signing", "offer"]);
  const facts = async (accountId: string) =>
    (await listThreads(core, accountId, {})).items.map((one) =>
      one.kind === "deal" ? [one.status, one.amount, one.isOwnTurn, one.with.company] : [],
    );
  expect(await facts(dealHost.id)).toEqual([
    ["negotiating", 9_000, true, "Company 1"],
    ["pending", 9_000, true, "Company 1"],
  ]);
  expect(await facts(brand.id)).toEqual([
    ["negotiating", 9_000, false, "Summit Works"],
    ["pending", 9_000, true, "Summit Works"],
  ]);
});
