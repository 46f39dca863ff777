import { createHash } from "node:crypto";
import { FileTooLarge } from "@marquee/adapters/files/port";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, dealEvent, dealHost, sampleDeal, setDealStage } from "@marquee/testkit/deal-stage";
import { plainDocuments } from "@marquee/testkit/plain-documents";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { pick } from "../../pick.ts";
import { contractNumber } from "../deals/agreement-text.ts";
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
  putBytes: async (key: string, body: Uint8Array, type: string) => {
    expect(type).toBe("application/pdf");
    kept.set(key, body);
  },
  getBytes: async (key: string, maxBytes: number) => {
    const file = kept.get(key);
    if (file && file.byteLength > maxBytes) throw new FileTooLarge(key);
    return file;
  },
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

describe("the file", () => {
  const signedAt = "2026-01-17T10:30:00.000Z";
  const both = [signatureOf("brand"), { ...signatureOf("host"), at: signedAt }];
  beforeEach(() => clock.advance(3 * 86_400_000));

  it("is the deal's contract of its version, dated when the second side signed, under its own name", async () => {
    await store1(both);
    const drawn: Parameters<typeof plainDocuments.pdf>[0][] = [];
    const documents = {
      ...plainDocuments,
      pdf: async (content: (typeof drawn)[number]) => {
        drawn.push(content);
        return plainDocuments.pdf(content);
      },
    };
    const clerk = { core, files, documents, channel: recordingChannel() };
    expect(await drawAgreements(clerk, forever)).toMatchObject({ drawn: 1 });
    expect(drawn).toMatchObject([
      {
        title: `Sponsorship agreement ${contractNumber(id)}, version 1`,
        sort: "Contract",
        createdAt: new Date(signedAt),
      },
    ]);
    expect([...kept.keys()]).toEqual([`agreements/${id}/1.pdf`]);
  });

  it("is announced to both sides as ready", async () => {
    await store1(both);
    await draw();
    const notices = [...store.values()].filter(({ rowType }) => rowType === "notification");
    expect(notices).toHaveLength(2);
    for (const notice of notices) expect(JSON.stringify(notice)).toContain('"contract_ready"');
  });

  it("is made for whoever asks before a run, and may be as large as a contract with many pages", async () => {
    await store1(both);
    const first = await download();
    expect(Buffer.from(first).toString("utf8")).toContain("Between two parties.");
    expect(first).toEqual(kept.get(`agreements/${id}/1.pdf`));
    kept.set(`agreements/${id}/1.pdf`, Buffer.alloc(4 * 1024 * 1024));
    expect((await download()).byteLength).toBe(4 * 1024 * 1024);
    kept.set(`agreements/${id}/1.pdf`, Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(download()).rejects.toBeInstanceOf(FileTooLarge);
  });

  it("not_found: is missing once its bytes are gone, not made again under another hash", async () => {
    await store1(both);
    await draw();
    kept.clear();
    expect(await codeOf(download())).toBe("not_found");
  });

  it("conflict: says what has to happen first while a signature is missing", async () => {
    const missing = { code: "conflict", message: "Both sides have to sign the contract first." };
    await expect(download()).rejects.toMatchObject(missing);
    await store1([signatureOf("brand")]);
    await expect(download()).rejects.toMatchObject(missing);
    expect(kept.size).toBe(0);
  });

  it("counts for the run that stored it: one that comes second counts nothing, and neither fails", async () => {
    await store1(both);
    let other: unknown;
    const overtaken = coreWith({
      before: async (operation) => {
        if (operation === "transact" && !other) other = await download();
      },
    });
    expect(await draw(overtaken)).toMatchObject({ looked: 1, drawn: 0, failed: 0 });
    expect(other).toEqual(await download());
    expect(notified()).toBe(2);
  });

  it("is not made of an agreement that was deleted while the run looked at it", async () => {
    await store1(both);
    const emptied = coreWith({
      before: async (operation) => {
        if (operation !== "get") return;
        for (const [key, { rowType }] of store) if (rowType === "agreement") store.delete(key);
      },
    });
    expect(await draw(emptied)).toMatchObject({ drawn: 0, failed: 0 });
    expect(kept.size).toBe(0);
  });

  it("fails for this time if the table fails, and is made by the next run", async () => {
    await store1(both);
    const failing = coreWith({
      before: async (operation) => {
        if (operation === "transact") throw new Error("throttled");
      },
    });
    expect(await draw(failing)).toMatchObject({ looked: 1, drawn: 0, failed: 1 });
    clock.advance(120_000);
    expect(await draw()).toMatchObject({ looked: 1, drawn: 1, failed: 0 });
  });
});
