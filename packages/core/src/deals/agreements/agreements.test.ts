import { documentText } from "@marquee/contracts/text/document-text";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, dealEvent, dealHost, sampleDeal, setDealStage } from "@marquee/testkit/deal-stage";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { pick } from "../../pick.ts";
import { dealEntity } from "../deals/deal.item.ts";
import { textSha256 } from "../deals/deal-facts.ts";
import { dealWrites } from "../deals/write-deal.ts";
import { agreementEntity, agreementHashEntity, agreementKey, type Signature } from "./agreement.item.ts";
import { getAgreement, verifyAgreement } from "./agreements.ts";
import { leaveAgreements } from "./leave-agreements.ts";

const brand = dealBrand(1);
const id = "deal_1";
const at = "2026-01-15T09:00:00.000Z";
const blocks = [{ kind: "paragraph" as const, text: "Between two parties." }];
const sha256 = textSha256(documentText(blocks));
const signatureOf = (side: "brand" | "host", given: Partial<Signature> = {}): Signature => ({
  side,
  actorId: `usr_${side}`,
  name: `Signer ${side}`,
  at,
  confirmedBy: "password",
  ...given,
});
let store: MemoryStore;
let core: Core;

beforeEach(async () => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand]);
  const deal = sampleDeal({ id, brandId: brand.id, status: "active", expiresAt: null });
  await core.table.transact(
    dealWrites(core, { before: undefined, after: deal, action: "propose", by: "brand", note: "" }),
  );
});

async function storeAgreement(signatures: Signature[]): Promise<void> {
  const face = pick(dealEvent, "name", "category", "location", "date", "timeZone", "attendeeCount");
  const of = { dealId: id, version: 1, blocks, textSha256: sha256 };
  const poster = { ...face, tier: "gold" as const };
  const item = agreementEntity.item({ ...of, poster, signatures, fileSha256: null, createdAt: at });
  await core.table.write({ op: "put", item });
  await core.table.write({
    op: "put",
    item: agreementHashEntity.item({ sha256, dealId: id, version: 1 }),
  });
}

const rowsOf = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);

describe("an agreement", () => {
  it("shows each signature as it was given, also one from before accounts were kept with it", async () => {
    const account = { name: "Henrik", address: "henrik@summit.example" };
    const capacity = { company: "Summit Works", teamRole: "manager" } as const;
    await storeAgreement([signatureOf("brand"), signatureOf("host", { account, capacity })]);
    expect((await getAgreement(core, dealHost.id, id)).signatures).toEqual([
      { side: "brand", name: "Signer brand", account: null, capacity: null, at, version: 1, void: false },
      { side: "host", name: "Signer host", account, capacity, at, version: 1, void: false },
    ]);
  });

  it("names every character of its text and of its signers' words that its file cannot show", async () => {
    const odd = (n: number) => String.fromCodePoint(0x13000 + n);
    expect((await getAgreement(core, brand.id, id)).unprintable).toEqual([]);
    await storeAgreement([
      signatureOf("brand", { name: `A${odd(1)}` }),
      signatureOf("host", {
        account: { name: `B${odd(2)}`, address: `c${odd(3)}@summit.example` },
        capacity: { company: `D${odd(4)}`, teamRole: "owner", through: `E${odd(5)}` },
      }),
    ]);
    const named = new Set((await getAgreement(core, brand.id, id)).unprintable);
    expect(named).toEqual(new Set([1, 2, 3, 4, 5].map(odd)));
  });

  it("not_found: has none where the deal is gone, and none for a stranger", async () => {
    await storeAgreement([signatureOf("brand")]);
    expect(await codeOf(getAgreement(core, "usr_stranger", id))).toBe("not_found");
    await core.table.write({ op: "delete", key: dealEntity.key({ id }) });
    expect(await codeOf(getAgreement(core, brand.id, id))).toBe("not_found");
  });
});

describe("a hash", () => {
  it("belongs to nothing once the agreement or its deal is gone", async () => {
    await storeAgreement([signatureOf("brand"), signatureOf("host")]);
    expect(await verifyAgreement(core, sha256)).toMatchObject({ version: 1 });
    const kept = structuredClone(store);
    await core.table.write({ op: "delete", key: agreementKey({ dealId: id, version: 1 }) });
    expect(await verifyAgreement(core, sha256)).toBeNull();
    store = kept;
    core = { ...core, table: memoryTable({}, store) };
    await core.table.write({ op: "delete", key: dealEntity.key({ id }) });
    expect(await verifyAgreement(core, sha256)).toBeNull();
  });
});

describe("a closed account's agreements", () => {
  it("go with their hash where only one side signed", async () => {
    await storeAgreement([signatureOf("brand")]);
    await leaveAgreements(core, brand.id);
    expect(rowsOf("agreement")).toEqual([]);
    expect(rowsOf("agreement-hash")).toEqual([]);
    expect(await verifyAgreement(core, sha256)).toBeNull();
    await leaveAgreements(core, brand.id);
  });

  it("stay where both signed, since they belong to the other side too", async () => {
    await storeAgreement([signatureOf("brand"), signatureOf("host")]);
    await leaveAgreements(core, brand.id);
    expect(await verifyAgreement(core, sha256)).toMatchObject({ version: 1 });
    expect(rowsOf("agreement")).toHaveLength(1);
  });

  it("of others stay", async () => {
    await storeAgreement([signatureOf("brand")]);
    await leaveAgreements(core, "usr_stranger");
    expect(rowsOf("agreement")).toHaveLength(1);
  });
});
