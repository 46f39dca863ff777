import { createHash } from "node:crypto";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, dealEvent, dealHost, sampleDeal, setDealStage } from "@marquee/testkit/deal-stage";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/testkit/memory-table";
import { plainDocuments } from "@marquee/testkit/plain-documents";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { pick } from "../../pick.ts";
import { dealWrites } from "../deals/write-deal.ts";
import { agreementEntity, type Signature } from "./agreement.item.ts";
import { getAgreement, verifyAgreement } from "./agreements.ts";
import { drawAgreements, getAgreementFile } from "./draw-agreements.ts";

const brand = dealBrand(1);
const id = "deal_1";
const forever = Number.MAX_SAFE_INTEGER;
const at = "2026-01-15T09:00:00.000Z";
const signatureOf = (side: "brand" | "host"): Signature => ({
  side,
  actorId: `usr_${side}`,
  name: side,
  at,
  confirmedBy: "password",
});
let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
let kept: Map<string, Uint8Array>;

function coreWith(hooks: MemoryTableHooks): Core {
  return { table: memoryTable(hooks, store), clock, ids: seededIds() };
}

const files = {
  putBytes: async (key: string, body: Uint8Array) => void kept.set(key, body),
  getBytes: async (key: string) => kept.get(key),
};
const draw = (on = core) =>
  drawAgreements({ core: on, files, documents: plainDocuments, channel: recordingChannel() }, forever);
const download = (accountId = brand.id, on = core) =>
  getAgreementFile(
    { core: on, files, documents: plainDocuments, channel: recordingChannel() },
    accountId,
    id,
  );
const notified = () => [...store.values()].filter(({ rowType }) => rowType === "notification").length;

async function store1(signatures: Signature[]): Promise<void> {
  await core.table.write({
    op: "put",
    item: agreementEntity.item({
      dealId: id,
      version: 1,
      blocks: [{ kind: "paragraph", text: "Between two parties." }],
      textSha256: "abc",
      poster: {
        ...pick(dealEvent, "name", "category", "location", "date", "timeZone", "attendeeCount"),
        tier: "gold",
      },
      signatures,
      fileSha256: null,
      createdAt: at,
    }),
  });
}

beforeEach(async () => {
  store = new Map();
  kept = new Map();
  clock = fixedClock();
  core = coreWith({});
  await setDealStage(core, [brand]);
  const deal = sampleDeal({ id, brandId: brand.id, status: "active", expiresAt: null });
  await core.table.transact(
    dealWrites(core, { before: undefined, after: deal, action: "propose", by: "brand", note: "" }),
  );
});

it("a file is made from what both sides signed, with its hash and certificate, and can be verified", async () => {
  await store1([signatureOf("brand"), signatureOf("host")]);
  expect(await draw()).toMatchObject({ drawn: 1, failed: 0 });
  const file = Buffer.from(await download());
  const text = file.toString("utf8");
  expect(text).toContain("Between two parties.");
  expect(text).toContain(`Poster of ${dealEvent.name}`);
  expect(text).toContain("SHA-256 of the text: abc");
  expect(text).toContain("Signed by host for the host");
  const sha256 = createHash("sha256").update(file).digest("hex");
  expect(await getAgreement(core, dealHost.id, id)).toMatchObject({ sha256, status: "signed" });
  expect(await verifyAgreement(core, sha256)).toMatchObject({ version: 1, current: true });
  const oneByte = Buffer.from(file);
  oneByte.writeUInt8(file.readUInt8(5) + 1, 5);
  const changed = createHash("sha256").update(oneByte).digest("hex");
  expect(await verifyAgreement(core, changed)).toBeNull();
  expect(await codeOf(download("usr_stranger"))).toBe("not_found");
  clock.advance(120_000);
  expect(await draw(), "it is made once").toMatchObject({ looked: 0 });
});

it("a file is made by whoever asks first, the same for everybody, and both sides are told once", async () => {
  await store1([signatureOf("brand"), signatureOf("host")]);
  const [one, ...others] = await Promise.all([
    download(),
    download(dealHost.id),
    draw().then(() => download()),
  ]);
  for (const other of others) expect(other).toEqual(one);
  expect(await download()).toEqual(one);
  const sha256 = createHash("sha256")
    .update(one ?? "")
    .digest("hex");
  expect(await getAgreement(core, dealHost.id, id)).toMatchObject({ sha256 });
  expect(await verifyAgreement(core, sha256)).toMatchObject({ version: 1, current: true });
  const told = notified();
  expect(told).toBeGreaterThan(0);
  clock.advance(120_000);
  expect(await draw()).toMatchObject({ looked: 0 });
  expect(notified()).toBe(told);
});

it("no file is made after one signature", async () => {
  await store1([signatureOf("brand")]);
  expect(await draw()).toMatchObject({ looked: 0 });
  expect(await codeOf(download())).toBe("conflict");
});

it("a file is made once and never lost, even if runs are killed anywhere or run concurrently", async () => {
  await store1([signatureOf("brand"), signatureOf("host")]);
  const begun = new Map(store);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(8), fc.boolean()), { maxLength: 3 }), async (crashes) => {
      store = structuredClone(begun);
      kept = new Map();
      core = coreWith({});
      for (const [calls, before] of crashes) {
        let left = calls;
        const crash = async () => {
          if (left-- <= 0) throw new Error("killed");
        };
        await Promise.all(
          [draw(coreWith(before ? { before: crash } : { after: crash })), draw()].slice(calls % 2),
        );
        clock.advance(120_000);
      }
      await draw();
      const sha256 = createHash("sha256")
        .update(await download())
        .digest("hex");
      expect(await getAgreement(core, brand.id, id)).toMatchObject({ sha256 });
      expect([...store.values()].filter(({ rowType }) => rowType === "agreement-hash")).toHaveLength(1);
      expect(kept.size).toBe(1);
    }),
    { numRuns: 60 },
  );
});
