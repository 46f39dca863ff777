import type { Core } from "@marquee/core/core";
import { getDeal, listOfferedPackages } from "@marquee/core/deals/deals/read-deals";
import { randomIds } from "@marquee/core/ids";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealEvent, dealHost, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmulatedTable, emulatedTable } from "../support/emulated-table.ts";

const channel = recordingChannel();
let emulated: EmulatedTable;
let core: Core;

beforeAll(async () => {
  emulated = await emulatedTable();
  core = { table: emulated.table, clock: fixedClock(), ids: randomIds() };
});
afterAll(() => emulated.stop());

describe("the last spot of a package in the real table", () => {
  it("goes to one of a hundred brands that ask at once: the other 99 get sold_out and no other error", async () => {
    const brands = Array.from({ length: 100 }, (_, n) => dealBrand(n));
    await setDealStage(core, brands);
    const codes = await Promise.all(
      brands.map((brand) =>
        codeOf(offerAs(core, channel, { brand, body: { packageId: "pkg_1" }, idempotencyKey: undefined })),
      ),
    );
    const counted = Map.groupBy(codes, (code) => code);
    expect(Object.fromEntries([...counted].map(([code, all]) => [code, all.length]))).toEqual({
      "no error": 1,
      sold_out: 99,
    });
    expect(
      await listOfferedPackages(core, { accountId: "usr_reader", industry: null }, dealEvent.id),
    ).toMatchObject([{ remaining: 0, sold: 0, heldUntil: ["2026-01-18T09:00:00.000Z"] }]);
  });
});

describe("a deal in the real table", () => {
  it("takes one of two simultaneous decisions on the same version", async () => {
    const pairs = [
      ["accept", "accept"],
      ["propose", "propose"],
      ["propose", "accept"],
    ] as const;
    for (const [n, [first, second]] of pairs.entries()) {
      const brand = dealBrand(200 + n);
      await setDealStage(core, [brand], [{ id: "pkg_race", maxSponsors: 9 }]);
      const { id } = await offerAs(core, channel, {
        brand,
        body: { packageId: "pkg_race" },
        idempotencyKey: undefined,
      });
      const decide = (action: "accept" | "propose", amount: number) =>
        codeOf(
          moveAs(core, channel, {
            accountId: dealHost.id,
            id,
            body: {
              action,
              version: 1,
              ...(action === "propose" ? { amount } : {}),
            },
          }),
        );
      const codes = await Promise.all([decide(first, 1), decide(second, 2)]);
      expect(
        codes.filter((code) => code === "no error"),
        `${first} and ${second}`,
      ).toHaveLength(1);
      expect(["stale_version", "invalid_transition"]).toContain(codes.find((code) => code !== "no error"));
      expect((await getDeal(core, brand.id, id)).history).toHaveLength(2);
    }
  });
});
