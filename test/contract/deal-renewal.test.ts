import { getDealRenewal, listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { demoHost } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");

let host: ApiUser;
/** A completed deal of the demo, which nobody has renewed. */
let id: string;
let version: number;

beforeAll(async () => {
  host = await demoHost(url);
  const deals = await host.client.call(listSponsorshipDeals, { query: { status: "completed" } });
  const completed = deals.find(({ moves }) => moves.includes("renew"));
  if (!completed) throw new Error("The demo's host has no deal to renew");
  ({ id, version } = completed);
});

describe("getDealRenewal", () => {
  it("says what renewing a deal opens and how it went; not_found: for everyone else", async () => {
    const { opens, last } = await host.client.call(getDealRenewal, { params: { id } });
    expect(opens).toMatchObject({ addOns: [], packageHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(last.amount).toBeGreaterThan(0);
    const stranger = await ApiUser.registered(url);
    const refused = await stranger.raw("GET", `/api/sponsorship-deals/${id}/renewal`);
    expect(errorOf(refused).code).toBe("not_found");
  });

  it("answers for the package that is asked for, with a hash of its own", async () => {
    const first = await host.client.call(getDealRenewal, { params: { id } });
    const packageId = first.opens?.packageId ?? "";
    expect(await host.client.call(getDealRenewal, { params: { id }, query: { packageId } })).toEqual(first);
    const refused = await host.raw("GET", `/api/sponsorship-deals/${id}/renewal?packageId=pkg_none`);
    expect(errorOf(refused).code).toBe("not_found");
  });

  it("stale_version: for a renewal that names another answer", async () => {
    const { opens } = await host.client.call(getDealRenewal, { params: { id } });
    const path = `/api/sponsorship-deals/${id}/transitions`;
    const body = { action: "renew", version, packageId: opens?.packageId, packageHash: "0".repeat(64) };
    const refused = await host.raw("POST", path, { body });
    expect(refused.status).toBe(409);
    expect(errorOf(refused).code).toBe("stale_version");
    const { moves } = (await host.client.call(listSponsorshipDeals, {})).find((one) => one.id === id) ?? {};
    expect(moves).toContain("renew");
  });
});
