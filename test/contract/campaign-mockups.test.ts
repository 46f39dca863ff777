import type { Generation } from "@marquee/contracts/studio/campaigns";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";

const url = inject("url");
let owner: ApiUser;
let other: ApiUser;
let generation: Generation;

beforeAll(async () => {
  [owner, other] = await Promise.all([ApiUser.withCredits(url, "2"), ApiUser.registered(url)]);
  generation = await generated(owner);
});

describe("getCampaignMockup", () => {
  it("shows its owner an image that can run nothing", async () => {
    const answer = await owner.raw("GET", generation.results[0]?.mockupImageUrl ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(String(answer.body)).toMatch(/^<svg[^>]+xmlns/);
    expect(String(answer.body)).not.toMatch(/<script|foreignObject|\son\w+=/i);
  });

  it("not_found: for another user, and for an index out of range", async () => {
    const address = generation.results[0]?.mockupImageUrl ?? "";
    expect(errorOf(await other.raw("GET", address)).code).toBe("not_found");
    expect(errorOf(await owner.raw("GET", address.replace(/\d+$/, "99"))).code).toBe("not_found");
  });
});

const download = (address: string) => fetch(`${url}${address}`, { headers: { cookie: owner.cookie ?? "" } });

/** The file name that a browser saves. */
function fileNameOf(headers: Headers): string {
  const [, encoded = ""] = /filename\*=UTF-8''(.*)$/.exec(headers.get("content-disposition") ?? "") ?? [];
  return decodeURIComponent(encoded);
}

describe("getCampaignMockupPng", () => {
  it("is an image of the board for its owner, named after the concept", async () => {
    const { mockupImageUrl, name } = generation.results[1] ?? {};
    const answer = await download(`${mockupImageUrl}/png`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(fileNameOf(answer.headers)).toBe(`${name}, mockup.png`);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect(file.readUInt32BE(16), "its width").toBe(2_400);
  });

  it("not_found: for another user, and for an index out of range", async () => {
    const address = generation.results[0]?.mockupImageUrl ?? "";
    expect(errorOf(await other.raw("GET", `${address}/png`)).code).toBe("not_found");
    expect(errorOf(await owner.raw("GET", `${address.replace(/\d+$/, "99")}/png`)).code).toBe("not_found");
  });
});

describe("getCampaignMockupPdf", () => {
  it("is a PDF of the board for its owner, named after the concept", async () => {
    const { mockupImageUrl, name } = generation.results[1] ?? {};
    const answer = await download(`${mockupImageUrl}/pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(fileNameOf(answer.headers)).toBe(`${name}, mockup.pdf`);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 8).toString()).toBe("%PDF-1.7");
  });

  it("not_found: for another user, and for an index out of range", async () => {
    const address = generation.results[0]?.mockupImageUrl ?? "";
    expect(errorOf(await other.raw("GET", `${address}/pdf`)).code).toBe("not_found");
    expect(errorOf(await owner.raw("GET", `${address.replace(/\d+$/, "99")}/pdf`)).code).toBe("not_found");
  });
});
