import { dealActions } from "@marquee/contracts/deals/deal-moves";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { offerAs, packageHashAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealHost, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedInFor } from "../../account/sessions/sessions.ts";
import type { Core } from "../../core.ts";
import { signAgreement } from "../agreements/sign-agreement.ts";
import { createDeal } from "./create-deal.ts";
import { getDeal } from "./read-deals.ts";
import { transitionDeal } from "./transition-deal.ts";

const brand = dealBrand(1, { emailConfirmed: true });
const channel = recordingChannel();
/** The host's agency, for whose client it acts: the brand. */
const acting = { actorId: "usr_agent", accountId: brand.id, through: dealHost.id };
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand]);
});

describe("an agency that hosts the event", () => {
  it("opens no deal for its client with itself", async () => {
    const body = { packageId: "pkg_1", packageHash: await packageHashAs(core, brand, "pkg_1") };
    const offer = { brand, body, idempotencyKey: undefined };
    expect(await codeOf(createDeal(core, channel, { ...offer, acting }))).toBe("forbidden");
    expect(
      await codeOf(
        createDeal(core, channel, { ...offer, acting: { ...acting, through: "usr_other_agency" } }),
      ),
    ).toBe("no error");
  });

  it("makes no move for its client in a deal with itself, and signs nothing", async () => {
    const { id, version, termsHash } = await offerAs(core, channel, {
      brand,
      body: { packageId: "pkg_1" },
      idempotencyKey: undefined,
    });
    const before = await getDeal(core, brand.id, id);
    for (const action of dealActions.filter((one) => one !== "sign")) {
      const body = { action, version, termsHash, reason: "Because" } as never;
      expect(await codeOf(transitionDeal(core, channel, { acting, id, body })), action).toBe("forbidden");
    }
    const deps = { core, channel, keys: async () => [] as never };
    const body = { action: "sign", version, termsHash, name: brand.name } as const;
    const signedIn = { user: brand } as SignedInFor;
    const signing = { acting, signedIn, caller: someCaller, id, body };
    expect(await codeOf(signAgreement(deps, signing))).toBe("forbidden");
    expect(await getDeal(core, brand.id, id)).toEqual(before);
  });
});
