import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealHost, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../../account/passwords/hash.ts";
import type { SignedInFor } from "../../account/sessions/sessions.ts";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem, type UserRecord } from "../../ground/users/user.item.ts";
import { closeAccountWrite } from "../../whole/ownership/deletion.item.ts";
import { eraseAccount } from "../../whole/ownership/erase-account.ts";
import { getAgreement, verifyAgreement } from "../agreements/agreements.ts";
import { signAgreement } from "../agreements/sign-agreement.ts";
import { listDealVersions } from "./deal-past.ts";
import { followFacts } from "./follow-facts.ts";
import { getDeal } from "./read-deals.ts";

const password = "Correct-Horse-1";
const channel = recordingChannel();
/** Each side with the names that it had, which are in no id and no text of anybody else. */
const names = {
  brand: ["Amber Falconer", "Falcon Parade", "Amber Lighthouse", "Lighthouse Parade"],
  host: ["Hazel Thimble", "Thimble Orchard", "Hazel Pelican", "Pelican Orchard"],
} as const;
const renamed = (user: UserRecord, side: DealSide, later: boolean): UserRecord => {
  const [name, company, nextName, nextCompany] = names[side];
  return { ...user, name: later ? nextName : name, company: later ? nextCompany : company };
};

let users: Record<DealSide, UserRecord>;
let store: MemoryStore;
let core: Core;
let id: string;

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  users = { brand: dealBrand(1, { passwordHash }), host: { ...dealHost, passwordHash } };
});

/** A deal of two sides that both changed their names meanwhile, accepted and signed by the sponsor. */
beforeEach(async () => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [users.brand]);
  await rename(false);
  const { brand } = { brand: renamed(users.brand, "brand", false) };
  ({ id } = await offerAs(core, channel, { brand, body: { packageId: "pkg_1" }, idempotencyKey: undefined }));
  await rename(true);
  await followFacts(core, channel, id);
  await moveAs(core, channel, { accountId: users.host.id, id, body: { action: "propose", amount: 8_000 } });
  await moveAs(core, channel, { accountId: users.brand.id, id, body: { action: "accept" } });
  await sign("brand");
});

async function rename(later: boolean): Promise<void> {
  for (const side of ["brand", "host"] as const)
    await core.table.write({ op: "put", item: profileItem(renamed(users[side], side, later)) });
}

async function sign(side: DealSide): Promise<void> {
  const user = renamed(users[side], side, true);
  const { version, termsHash } = await getDeal(core, user.id, id);
  const session = { ...inPerson(user.id), hash: `session-of-${user.id}`, provenAtMs: 0 };
  const signedIn = { user, account: user, teamRole: "owner", session } as unknown as SignedInFor;
  const body = { action: "sign" as const, version, termsHash, name: user.name, password };
  const signing = { acting: inPerson(user.id), signedIn, caller: someCaller, id, body };
  await signAgreement({ core, channel, keys: async () => [] as never }, signing);
}

const close = (side: DealSide) =>
  core.table.transact([closeAccountWrite(users[side].id, core.clock.now() + 60_000)]);
async function erase(side: DealSide, on = core): Promise<void> {
  const files = { removeUnder: async () => 0, noteErased: async () => undefined };
  const eraser = { core: on, channel, files, payments: async () => undefined as never };
  await eraseAccount(eraser, users[side].id, core.clock.now() + 60_000);
}

/** The kinds of rows that name a side by one of its names. */
const rowsThatName = (side: DealSide) => [
  ...new Set(
    [...store.values()]
      .filter((row) => names[side].some((name) => JSON.stringify(row).includes(name)))
      .map(({ rowType }) => rowType),
  ),
];

const sides = [
  { leaver: "brand", stayer: "host" },
  { leaver: "host", stayer: "brand" },
] as const;

describe.each(sides)("after the $leaver's account is deleted", ({ leaver, stayer }) => {
  it("no row names them if not both have signed, whatever they were called", async () => {
    expect(rowsThatName(leaver)).toEqual(
      expect.arrayContaining(["deal", "deal-offer", "deal-history", "agreement", "notification"]),
    );
    await close(leaver);
    await erase(leaver);
    expect(rowsThatName(leaver)).toEqual([]);
    expect(rowsThatName(stayer)).toEqual(expect.arrayContaining(["deal", "deal-offer"]));
    const deal = await getDeal(core, users[stayer].id, id);
    expect(deal).toMatchObject({
      status: "cancelled",
      facts: { [leaver]: { name: "Deleted user", company: "" } },
    });
    const field = leaver === "brand" ? "sponsor" : "host";
    const versions = await listDealVersions(core, users[stayer].id, id, {});
    expect(versions.items.flatMap(({ changes }) => changes).filter((one) => one.field === field)).toEqual([]);
  });

  it("no row names them if the deletion was cut short anywhere and started again", async () => {
    await close(leaver);
    const before = structuredClone([...store]);
    for (let cut = 1; ; cut++) {
      store.clear();
      for (const [key, row] of structuredClone(before)) store.set(key, row);
      let writes = 0;
      const failing = async (call: string) => {
        if (!/write|transact/.test(call)) return;
        writes += 1;
        if (writes === cut) throw new Error("cut short");
      };
      const isCut = await erase(leaver, { ...core, table: memoryTable({ before: failing }, store) }).then(
        () => false,
        () => true,
      );
      if (isCut) await erase(leaver);
      expect(rowsThatName(leaver), `cut at write ${cut}`).toEqual([]);
      if (!isCut) break;
    }
  });

  it("only what both signed names them, and it still verifies", async () => {
    await sign("host");
    const signed = await getAgreement(core, users[stayer].id, id);
    await close(leaver);
    await erase(leaver);
    expect(rowsThatName(leaver)).toEqual(["agreement"]);
    expect(await getAgreement(core, users[stayer].id, id)).toEqual(signed);
    expect(await verifyAgreement(core, signed.textSha256)).toMatchObject({
      current: true,
      signatures: [{ role: "brand" }, { role: "host" }],
    });
    const deal = await getDeal(core, users[stayer].id, id);
    expect(deal).toMatchObject({
      status: "active",
      termsHash: signed.textSha256,
      facts: { [leaver]: { name: "Deleted user", company: "" } },
    });
  });

  it("a second deletion forgets the other side as well", async () => {
    await sign("host");
    for (const side of [leaver, stayer]) {
      await close(side);
      await erase(side);
    }
    expect([...rowsThatName(leaver), ...rowsThatName(stayer)]).toEqual(["agreement", "agreement"]);
  });
});
