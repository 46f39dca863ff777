import { UploadRefused } from "@marquee/adapters/pictures/port";
import { type DealStatus, dealSides, dealStatuses } from "@marquee/contracts/deals/deal-moves";
import { type DeliverableStatus, deliverableStatuses } from "@marquee/contracts/deals/deliverable-moves";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealHost, sampleDeal, setDealStage, storeDeal } from "@marquee/testkit/deal-stage";
import { removeUnder } from "@marquee/testkit/memory-files";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf, refusalOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { uploadFileKey } from "../../ground/pictures/picture-file.ts";
import { eraseAccount } from "../../whole/ownership/erase-account.ts";
import { exportAccount } from "../../whole/ownership/export-account.ts";
import type { DealRecord } from "./deal.item.ts";
import {
  addFile,
  readDealFile,
  removeFile,
  signFileUpload,
  signProofUpload,
  useProof,
} from "./deal-files.ts";
import { deliverableEntity } from "./deliverable.item.ts";
import { updateDeliverable } from "./deliverables.ts";
import { getDeal } from "./read-deals.ts";

const brand = dealBrand(1);
const stranger = dealBrand(2);
const channel = recordingChannel();
const id = "deal_1";
const partyOf = { brand: brand.id, host: dealHost.id };
const pdf = Buffer.from("%PDF-1.7\nA report\n%%EOF\n");

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let bytes: Map<string, Uint8Array>;
let uploads: number;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  [bytes, uploads] = [new Map(), 0];
  await setDealStage(core, [brand, stranger]);
});

const files = {
  putBytes: async (key: string, body: Uint8Array) => void bytes.set(key, body),
  getBytes: async (key: string) => bytes.get(key),
  remove: async (key: string) => void bytes.delete(key),
  removeUnder: async (prefix: string) => removeUnder(bytes, prefix),
  noteErased: async () => undefined,
};
const maker = {
  wholeJpeg: async (file: Uint8Array) => {
    if (file.length === 0) throw new UploadRefused("The file is no picture");
    return Buffer.from("drawn");
  },
};
const desk = () => ({ core, channel, files, maker });
const signer = { signUpload: async () => ({ path: "/uploads", headers: {} }) };
const body = { contentType: "image/png" as const, sizeBytes: 10 };

function upload(by: string, file: Uint8Array = Buffer.from("x")): string {
  const uploadId = `upl_${++uploads}`;
  bytes.set(uploadFileKey(by, uploadId), file);
  return uploadId;
}
const prove = (by: string, file?: Uint8Array, name = "booth.png") =>
  useProof(desk(), inPerson(by), { id, n: 1, body: { uploadId: upload(by, file), name } });
const add = (by: string, file?: Uint8Array, name = "plan.png") =>
  addFile(desk(), inPerson(by), { id, body: { uploadId: upload(by, file), name } });
const remove = (by: string, file: string) => removeFile(desk(), inPerson(by), { id, file });
const kept = () => [...bytes.keys()].filter((key) => key.startsWith("deal-files/"));
const stored = (given: Partial<DealRecord> = {}) =>
  storeDeal(core, sampleDeal({ id, brandId: brand.id, ...given }));
async function accepted() {
  await stored();
  await moveAs(core, channel, {
    accountId: dealHost.id,
    id,
    body: { action: "accept", version: 1 },
  });
}

describe("the proof of a deliverable", () => {
  it("is shown to both sides before it is accepted, in the history too, and can be replaced", async () => {
    await accepted();
    expect((await getDeal(core, dealHost.id, id)).deliverables[0]?.mayProve).toBe(true);
    expect((await getDeal(core, brand.id, id)).deliverables[0]?.mayProve).toBe(false);
    const [first] = (await prove(dealHost.id)).files;
    const shown = await getDeal(core, brand.id, id);
    expect(shown.files).toMatchObject([
      { name: "booth.jpg", contentType: "image/jpeg", side: "host", deliverable: 1, mayRemove: false },
    ]);
    expect(shown.history[0]).toMatchObject({
      action: "proof",
      by: "host",
      changes: [{ field: "deliverable 1 proof", old: null, new: "booth.jpg" }],
    });
    const again = await prove(dealHost.id, pdf, "report.final.PDF");
    expect(again.files).toMatchObject([{ name: "report.final.pdf", sizeBytes: pdf.length, mayRemove: true }]);
    expect(kept()).toHaveLength(1);
    expect(bytes.size).toBe(1);
    expect(await codeOf(readDealFile(core, files, brand.id, { id, file: first?.id ?? "" }))).toBe(
      "not_found",
    );
    const file = again.files[0]?.id ?? "";
    expect(await readDealFile(core, files, brand.id, { id, file })).toEqual({
      bytes: pdf,
      mediaType: "application/pdf",
      name: "report.final.pdf",
    });
    expect(await codeOf(readDealFile(core, files, stranger.id, { id, file }))).toBe("not_found");
  });

  it("set twice at once leaves only the one that is shown", async () => {
    await accepted();
    await Promise.all([prove(dealHost.id), prove(dealHost.id)]);
    const shown = (await getDeal(core, brand.id, id)).files;
    expect(kept()).toEqual(shown.map((one) => `deal-files/${dealHost.id}/${one.id}`));
    expect(shown).toHaveLength(1);
  });

  it("can be removed until it is accepted, repeatedly, and by its owner only", async () => {
    await accepted();
    const [file] = (await prove(dealHost.id)).files;
    const fileId = file?.id ?? "";
    expect(await codeOf(remove(brand.id, fileId))).toBe("invalid_transition");
    expect(await codeOf(remove(stranger.id, fileId))).toBe("not_found");
    for (const _ of [1, 2]) expect((await remove(dealHost.id, fileId)).files).toEqual([]);
    expect(kept()).toEqual([]);
    const [second] = (await prove(dealHost.id)).files;
    for (const [by, status] of [
      [dealHost.id, "delivered"],
      [brand.id, "accepted"],
    ] as const)
      await updateDeliverable(core, channel, { acting: inPerson(by), id, n: 1, body: { status } });
    expect(await codeOf(remove(dealHost.id, second?.id ?? ""))).toBe("invalid_transition");
    expect(await codeOf(prove(dealHost.id))).toBe("invalid_transition");
    expect(kept()).toHaveLength(1);
  });

  it("that is refused leaves nothing behind: a file that is no picture, half a PDF, a used upload", async () => {
    await accepted();
    expect(await refusalOf(prove(dealHost.id, new Uint8Array()))).toMatchObject({
      code: "validation_failed",
    });
    expect(await refusalOf(prove(dealHost.id, Buffer.from("%PDF-1.7\nA rep")))).toMatchObject({
      code: "validation_failed",
      fields: { file: ["The PDF is incomplete."] },
    });
    const use = (uploadId: string) =>
      useProof(desk(), inPerson(dealHost.id), { id, n: 1, body: { uploadId, name: "a.png" } });
    expect(await codeOf(use(upload(brand.id)))).toBe("conflict");
    expect(kept()).toEqual([]);
    expect((await getDeal(core, brand.id, id)).files).toEqual([]);
  });
});

/** Stated independently of the code: the host may prove what it owes in these statuses. */
const provable: readonly DeliverableStatus[] = ["pending", "in_progress", "delivered", "disputed"];
const stands: readonly DealStatus[] = ["pending", "active", "completed"];

it.each(dealStatuses.flatMap((status) => dealSides.map((side) => ({ status, side }))))(
  "in a deal that is $status the $side may prove exactly what it owes and nobody has accepted",
  async ({ status, side }) => {
    await stored({ status, ...(status === "negotiating" ? {} : { expiresAt: null }) });
    for (const [at, from] of deliverableStatuses.entries()) {
      const row = { dealId: id, n: at + 1, benefit: "A booth", owner: "host", dueDate: null } as const;
      const updatedAt = "2026-01-15T09:00:00.000Z";
      const item = deliverableEntity.item({
        ...row,
        status: from,
        note: "",
        startedAtRisk: false,
        updatedAt,
      });
      await core.table.write({ op: "put", item });
      const allowed = side === "host" && stands.includes(status) && provable.includes(from);
      const shown = (await getDeal(core, partyOf[side], id)).deliverables.find(({ n }) => n === at + 1);
      expect(shown?.mayProve, from).toBe(allowed);
      const signed = signProofUpload(core, signer, inPerson(partyOf[side]), { id, n: at + 1, body });
      expect(await codeOf(signed), from).toBe(allowed ? "no error" : "invalid_transition");
    }
  },
);

describe("the files of a deal", () => {
  it("are added by either side, which notifies the other, and each side removes its own", async () => {
    await stored();
    await add(brand.id, pdf, "plan.pdf");
    const { files: both, history } = await add(dealHost.id);
    expect(both.map(({ side, name, mayRemove }) => [side, name, mayRemove])).toEqual([
      ["brand", "plan.pdf", false],
      ["host", "plan.jpg", true],
    ]);
    expect(history[0]).toMatchObject({ action: "file", changes: [{ field: "file", new: "plan.jpg" }] });
    expect(await codeOf(remove(dealHost.id, both[0]?.id ?? ""))).toBe("invalid_transition");
    expect((await remove(brand.id, both[0]?.id ?? "")).files).toHaveLength(1);
    expect(await codeOf(add(stranger.id))).toBe("not_found");
  });

  it("are limited for each side, and a refused one leaves nothing behind", async () => {
    await stored();
    for (let n = 0; n < limits.dealFilesPerSide; n++) {
      await add(brand.id);
      clock.advance(3_600_000);
    }
    expect(await codeOf(add(brand.id))).toBe("conflict");
    expect(await codeOf(signFileUpload(core, signer, inPerson(brand.id), { id, body }))).toBe("conflict");
    expect(kept()).toHaveLength(limits.dealFilesPerSide);
    expect((await add(dealHost.id)).files).toHaveLength(limits.dealFilesPerSide + 1);
  });

  it("too_many_requests: are limited in uploads per hour, and in uploads opened", async () => {
    await stored();
    const sign = () => signFileUpload(core, signer, inPerson(brand.id), { id, body });
    for (let n = 0; n < limits.uploadsPerHour; n++) await sign();
    expect(await codeOf(sign())).toBe("too_many_requests");
    const use = () =>
      addFile(desk(), inPerson(brand.id), { id, body: { uploadId: "upl_none", name: "a.png" } });
    for (let n = 0; n < limits.picturesOpenedPerHour; n++) expect(await codeOf(use())).toBe("conflict");
    expect(await codeOf(use())).toBe("too_many_requests");
  });

  it("are deleted with the account that uploaded them, whose export names them; the other side's stay", async () => {
    await accepted();
    await prove(dealHost.id);
    await add(brand.id);
    const exported = JSON.parse(await exportAccount(core, brand, { ip: "192.0.2.1", device: "Firefox" })) as {
      data: Record<string, unknown[]>;
    };
    expect(exported.data["deal-file"]).toMatchObject([{ name: "plan.jpg", deliverable: null }]);
    const eraser = {
      core,
      channel,
      files,
      payments: async () => {
        throw new Error("no payments");
      },
    };
    await eraseAccount(eraser, brand.id, Number.MAX_SAFE_INTEGER);
    const { files: left } = await getDeal(core, dealHost.id, id);
    expect(left).toMatchObject([{ side: "host", mayRemove: false }]);
    expect(kept()).toHaveLength(1);
    expect(await codeOf(add(dealHost.id))).toBe("conflict");
  });
});
