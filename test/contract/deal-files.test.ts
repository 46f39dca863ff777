import {
  addDealFile,
  createDealFileUpload,
  createProofUpload,
  deleteDealFile,
  setProof,
} from "@marquee/contracts/deals/deal-files";
import { getSponsorshipDeal, updateDeliverable } from "@marquee/contracts/deals/deals";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { moveAs, offerAs } from "../support/deal-acts.ts";
import { inDays } from "../support/hosting-acts.ts";
import { jpegSides, pngFile, put } from "../support/pictures.ts";

const url = inject("url");
let host: ApiUser;
let brand: ApiUser;
let stranger: ApiUser;
let id: string;

const pdf = new TextEncoder().encode("%PDF-1.7\nA report\n%%EOF\n");

beforeAll(async () => {
  [host, brand, stranger] = await Promise.all([
    ApiUser.confirmed(url, "event_host"),
    ApiUser.confirmed(url),
    ApiUser.registered(url),
  ]);
  const { id: eventId } = await host.client.call(createEvent, {
    body: {
      name: "Harbor Days with files",
      category: "startup",
      date: inDays(60),
      endsAt: inDays(62),
      location: "Singapore",
      description: "Three days by the water.",
    },
  });
  const offer = await host.client.call(createSponsorshipPackage, {
    params: { id: eventId },
    body: { name: "Gold", price: 12_500, tier: "gold", maxSponsors: 1, benefits: ["A booth"] },
  });
  await host.client.call(transitionEvent, {
    params: { id: eventId },
    body: { action: "publish", version: 2 },
  });
  ({ id } = await offerAs(brand, { eventId, packageId: offer.id }));
  await moveAs(host, id, { action: "accept" });
});

const deliverable = () => ({ id, n: 1 });
async function uploadProof(file: Uint8Array<ArrayBuffer>, contentType: "image/png" | "application/pdf") {
  const body = { contentType, sizeBytes: file.length };
  const target = await host.client.call(createProofUpload, { params: deliverable(), body });
  expect((await put(host, target, file)).status).toBe(200);
  return target.uploadId;
}
async function uploadFile(by: ApiUser, file: Uint8Array<ArrayBuffer>) {
  const body = { contentType: "application/pdf" as const, sizeBytes: file.length };
  const target = await by.client.call(createDealFileUpload, { params: { id }, body });
  expect((await put(by, target, file)).status).toBe(200);
  return target.uploadId;
}
const download = (by: ApiUser, file: string) =>
  fetch(`${url}/api/sponsorship-deals/${id}/files/${file}`, { headers: { cookie: by.cookie ?? "" } });
const proofPath = () => `/api/sponsorship-deals/${id}/deliverables/1/proof`;
const filesPath = () => `/api/sponsorship-deals/${id}/files`;

describe("createProofUpload", () => {
  it("signs only for the side that owes it: invalid_transition, not_found, and for pictures and PDFs only", async () => {
    const body = { contentType: "image/png", sizeBytes: 10 };
    expect(errorOf(await brand.raw("POST", proofPath(), { body })).code).toBe("invalid_transition");
    expect(errorOf(await stranger.raw("POST", proofPath(), { body })).code).toBe("not_found");
    const page = { contentType: "text/html", sizeBytes: 10 };
    expect(errorOf(await host.raw("POST", proofPath(), { body: page })).fields).toHaveProperty("contentType");
    const large = { contentType: "image/png", sizeBytes: 5_000_000 };
    expect(errorOf(await host.raw("POST", proofPath(), { body: large })).fields).toHaveProperty("sizeBytes");
  });
});

describe("setProof", () => {
  it("shows a re-encoded picture to both sides and nobody else; a new one replaces it", async () => {
    const uploadId = await uploadProof(pngFile(), "image/png");
    const body = { uploadId, name: "Stand “A”.png" };
    const { files } = await host.client.call(setProof, { params: deliverable(), body });
    expect(files).toMatchObject([
      { name: "Stand “A”.jpg", contentType: "image/jpeg", side: "host", deliverable: 1, mayRemove: true },
    ]);
    const [first] = files;
    const answer = await download(brand, first?.id ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename=\"Stand _A_.jpg\"; filename*=UTF-8''Stand%20%E2%80%9CA%E2%80%9D.jpg",
    );
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(jpegSides(new Uint8Array(await answer.arrayBuffer()))).toEqual([64, 32]);
    expect((await download(stranger, first?.id ?? "")).status).toBe(404);
    expect((await fetch(`${url}${filesPath()}/${first?.id}`)).status).toBe(401);

    const second = await uploadProof(pdf, "application/pdf");
    const changed = await host.client.call(setProof, {
      params: deliverable(),
      body: { uploadId: second, name: "Report.pdf" },
    });
    expect(changed.files).toMatchObject([{ name: "Report.pdf", contentType: "application/pdf" }]);
    expect((await download(host, first?.id ?? "")).status).toBe(404);
    const report = await download(brand, changed.files[0]?.id ?? "");
    expect(new Uint8Array(await report.arrayBuffer())).toEqual(pdf);
  });

  it("validation_failed: an HTML page that claims to be a PDF; conflict: an upload that is already used", async () => {
    const page = new TextEncoder().encode("<html><script>alert(1)</script></html>");
    const body = { uploadId: await uploadProof(page, "application/pdf"), name: "a.pdf" };
    expect(errorOf(await host.raw("PUT", proofPath(), { body }))).toMatchObject({
      status: 400,
      fields: { file: ["Choose a JPEG, PNG, or GIF."] },
    });
    expect(errorOf(await host.raw("PUT", proofPath(), { body })).code).toBe("conflict");
  });
});

describe("createDealFileUpload", () => {
  it("signs for either side, and for nobody else: not_found", async () => {
    await uploadFile(brand, pdf);
    const body = { contentType: "application/pdf", sizeBytes: 10 };
    expect(errorOf(await stranger.raw("POST", filesPath(), { body })).code).toBe("not_found");
  });
});

describe("addDealFile", () => {
  it("adds a file that the other side can read but not remove: invalid_transition", async () => {
    const body = { uploadId: await uploadFile(brand, pdf), name: "Logo guide.pdf" };
    const { files } = await brand.client.call(addDealFile, { params: { id }, body });
    const added = files.find(({ name }) => name === "Logo guide.pdf");
    expect(added).toMatchObject({ side: "brand", deliverable: null, sizeBytes: pdf.length });
    expect((await download(host, added?.id ?? "")).status).toBe(200);
    const path = `${filesPath()}/${added?.id}`;
    expect(errorOf(await host.raw("DELETE", path)).code).toBe("invalid_transition");
    for (const name of ["", "a/b.pdf", "a\u0000.pdf", "x".repeat(121)])
      expect(
        errorOf(await brand.raw("PUT", filesPath(), { body: { uploadId: "upl_none", name } })).fields,
      ).toHaveProperty("name");
  });
});

describe("getDealFile", () => {
  it("not_found for a nonexistent file, and for anyone who is not a party", async () => {
    expect(errorOf(await brand.raw("GET", `${filesPath()}/fil_none`)).code).toBe("not_found");
    expect(errorOf(await stranger.raw("GET", `${filesPath()}/fil_none`)).code).toBe("not_found");
  });
});

describe("deleteDealFile", () => {
  it("removes the caller's own files, repeatably, but no proof of an accepted deliverable", async () => {
    const { files } = await brand.client.call(getSponsorshipDeal, { params: { id } });
    const own = files.find(({ side }) => side === "brand");
    for (const _ of [1, 2]) await brand.client.call(deleteDealFile, { params: { id, file: own?.id ?? "" } });
    expect((await download(brand, own?.id ?? "")).status).toBe(404);
    for (const [by, status] of [
      [host, "delivered"],
      [brand, "accepted"],
    ] as const)
      await by.client.call(updateDeliverable, { params: deliverable(), body: { status } });
    const proof = files.find(({ deliverable: n }) => n === 1);
    expect(errorOf(await host.raw("DELETE", `${filesPath()}/${proof?.id}`)).code).toBe("invalid_transition");
    const body = { contentType: "image/png", sizeBytes: 10 };
    expect(errorOf(await host.raw("POST", proofPath(), { body })).code).toBe("invalid_transition");
  });
});
