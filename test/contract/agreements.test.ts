import { createHash } from "node:crypto";
import { getAgreement, verifyAgreement } from "@marquee/contracts/deals/agreements";
import { getSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, password } from "../support/api-user.ts";
import { moveAs, moveBody, offerAs, signAs } from "../support/deal-acts.ts";
import { inDays } from "../support/hosting-acts.ts";
import { joined } from "../support/team.ts";

const url = inject("url");

describe("getAgreement", () => {
  it("spells out the deal's terms, with the same text each time", async () => {
    const brand = await ApiUser.confirmed(url);
    const offer = { eventId: "evt_founders_harbor", packageId: "pkg_founders_harbor_gold" };
    const { id } = await offerAs(brand, { ...offer, amount: 12_500, kpis: ["300 leads"] });
    const agreement = await brand.client.call(getAgreement, { params: { id } });
    expect(agreement).toMatchObject({ version: 1, status: "draft", sha256: null, signatures: [] });
    expect(agreement.text).toContain("The sponsor pays the host $12,500.");
    expect(agreement.text).toContain("• 300 leads");
    expect(agreement.textSha256).toBe(createHash("sha256").update(agreement.text).digest("hex"));
    expect(await brand.client.call(getAgreement, { params: { id } })).toEqual(agreement);
    const stranger = await ApiUser.registered(url);
    const refused = await stranger.raw("GET", `/api/sponsorship-deals/${id}/contract`);
    expect(errorOf(refused)).toMatchObject({ code: "not_found" });
  });
});

describe("verifyAgreement", () => {
  it("reports no match for an unsigned file, and refuses an invalid hash", async () => {
    const caller = await ApiUser.registered(url);
    const body = { sha256: "0".repeat(64) };
    expect(await caller.client.call(verifyAgreement, { body })).toEqual({ match: null });
    const refused = await caller.raw("POST", "/api/agreements/verify", { body: { sha256: "12" } });
    expect(errorOf(refused)).toMatchObject({ code: "validation_failed" });
  });
});

/** A deal that both sides have accepted, with both users. */
async function pendingDeal() {
  const [host, brand] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
  const { id: eventId } = await host.client.call(createEvent, {
    body: {
      name: "Signing Days",
      category: "startup",
      date: inDays(60),
      endsAt: inDays(62),
      location: "Singapore",
      description: "Two names on one page.",
    },
  });
  const { id: packageId } = await host.client.call(createSponsorshipPackage, {
    params: { id: eventId },
    body: { name: "Gold", price: 12_500, tier: "gold", maxSponsors: 1, benefits: ["A booth"] },
  });
  await host.client.call(transitionEvent, {
    params: { id: eventId },
    body: { action: "publish", version: 2 },
  });
  const { id } = await offerAs(brand, { eventId, packageId });
  await moveAs(host, id, { action: "accept" });
  return { id, host, brand };
}

describe("transitionSponsorshipDeal", () => {
  it("has managers sign for a company, and tells its members whom to ask", async () => {
    const { id, host, brand } = await pendingDeal();
    const member = await joined(brand, "member");
    const body = await moveBody(member, id, { action: "sign", name: "Test User", password });
    const refused = await member.raw("POST", `/api/sponsorship-deals/${id}/transitions`, { body });
    expect(errorOf(refused)).toMatchObject({ status: 403, code: "forbidden" });
    expect(refused.body).toMatchObject({ message: expect.stringContaining("Ask one of them to sign") });
    expect((await host.client.call(getSponsorshipDeal, { params: { id } })).signedBy).toEqual([]);
  });
});

describe("getAgreementFile", () => {
  it("is the signed text as a PDF, whose hash tells who signed it", async () => {
    const { id, host, brand } = await pendingDeal();
    const { textSha256 } = await brand.client.call(getAgreement, { params: { id } });
    const wrong = await brand.raw("POST", `/api/sponsorship-deals/${id}/transitions`, {
      body: await moveBody(brand, id, { action: "sign", name: "Brooke Tanaka", password: "wrong" }),
    });
    expect(errorOf(wrong)).toMatchObject({ code: "validation_failed" });
    expect((await signAs(brand, id, "Brooke Tanaka")).status).toBe("pending");
    const path = `/api/sponsorship-deals/${id}/contract.pdf`;
    expect(errorOf(await brand.raw("GET", path))).toMatchObject({ code: "conflict" });
    const signed = await signAs(host, id, "Henrik Osei");
    expect(signed).toMatchObject({ status: "active", contractUrl: path });
    expect((await signAs(host, id, "Henrik Osei")).updatedAt, "again changes nothing").toBe(signed.updatedAt);
    // The very next call has the file, before any schedule could make it, and it stays the same.
    const download = async () => {
      const answer = await fetch(`${url}${path}`, { headers: { cookie: brand.cookie ?? "" } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      return Buffer.from(await answer.arrayBuffer());
    };
    const file = await download();
    expect((await download()).equals(file)).toBe(true);
    await fetch(`${url}/_local/schedules/draw-agreements/fire`, { method: "POST" });
    expect((await download()).equals(file)).toBe(true);
    const { sha256, signatures } = await host.client.call(getAgreement, { params: { id } });
    expect(signatures.map(({ name }) => name)).toEqual(["Brooke Tanaka", "Henrik Osei"]);
    expect(file.subarray(0, 8).toString()).toBe("%PDF-1.7");
    expect(createHash("sha256").update(file).digest("hex")).toBe(sha256);
    const verify = async (hash: string | null) =>
      (await brand.client.call(verifyAgreement, { body: { sha256: hash ?? "" } })).match;
    const match = { version: 1, current: true, signatures: [{ role: "brand" }, { role: "host" }] };
    expect(await verify(sha256)).toMatchObject(match);
    expect(await verify(textSha256)).toMatchObject(match);
    file.writeUInt8(file.readUInt8(100) ^ 1, 100);
    expect(await verify(createHash("sha256").update(file).digest("hex"))).toBeNull();
    const stranger = await ApiUser.registered(url);
    expect(errorOf(await stranger.raw("GET", path))).toMatchObject({ code: "not_found" });
  });
});
