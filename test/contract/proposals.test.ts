import { listSponsorshipPackages } from "@marquee/contracts/deals/deals";
import { createInquiry, getInquiry } from "@marquee/contracts/deals/inquiries";
import { listEventContacts, proposeSponsorshipPackage } from "@marquee/contracts/deals/proposals";
import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, deleteSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { accessLevel, type OperationShape } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { requests } from "../requests.ts";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { offerAs, offerBody } from "../support/deal-acts.ts";

const url = inject("url");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const body = { name: "Evening on deck", price: 77, tier: "bronze" as const, benefits: ["A toast to you"] };

let host: ApiUser;
let brand: ApiUser;
let stranger: ApiUser;
let admin: ApiUser;
let eventId: string;
let inquiryId: string;

beforeAll(async () => {
  [host, brand, stranger, admin] = await Promise.all([
    ApiUser.confirmed(url, "event_host"),
    ApiUser.confirmed(url),
    ApiUser.confirmed(url),
    demoAdmin(url),
  ]);
  const whole = {
    name: "Cove of Quotes",
    category: "startup" as const,
    date: inDays(30),
    endsAt: inDays(32),
  };
  const draft = await host.client.call(createEvent, {
    body: { ...whole, description: "Three days by the water.", location: "Singapore" },
  });
  eventId = draft.id;
  await host.client.call(transitionEvent, {
    params: { id: eventId },
    body: { action: "publish", version: 1 },
  });
  const message = "Is there something smaller?";
  const asked = { params: { id: eventId }, body: { topic: "sponsorship" as const, message } };
  inquiryId = (await brand.client.call(createInquiry, asked)).id;
});

const propose = (by: ApiUser, onlyFor: { kind: string; id: string }) =>
  by.raw("POST", `/api/events/${eventId}/proposals`, { body: { ...body, onlyFor } });

describe("listEventContacts", () => {
  it("names the users who wrote to the host about the event, and none to an admin", async () => {
    const params = { id: eventId };
    expect(await host.client.call(listEventContacts, { params })).toEqual([
      { ref: { kind: "inquiry", id: inquiryId }, name: brand.user?.name, company: brand.user?.company },
    ]);
    expect(await admin.client.call(listEventContacts, { params })).toEqual([]);
    expect((await stranger.raw("GET", `/api/events/${eventId}/contacts`)).status).toBe(404);
  });
});

describe("proposeSponsorshipPackage", () => {
  // Slow, because it calls every read operation, and many of those functions may be cold.
  it("creates a package that its brand can take and nobody else can ever read", {
    timeout: 240_000,
  }, async () => {
    const made = await host.client.call(proposeSponsorshipPackage, {
      params: { id: eventId },
      body: { ...body, onlyFor: { kind: "inquiry", id: inquiryId } },
      idempotencyKey: "one-proposal",
    });
    expect(made).toMatchObject({ maxSponsors: 1, madeFor: { name: brand.user?.name } });
    const { proposals } = await brand.client.call(getInquiry, { params: { id: inquiryId } });
    expect(proposals).toMatchObject([{ packageId: made.id, price: 77 }]);
    const seen = await brand.client.call(listSponsorshipPackages, { query: { eventId } });
    expect(seen.map(({ id }) => id)).toEqual([made.id]);

    // Calls every read operation with every known id.
    const known = [eventId, made.id];
    let found = 0;
    const nothingIn = async (who: ApiUser, path: string) => {
      const { status, body: answer } = await who.raw("GET", path);
      const text = JSON.stringify(answer) ?? "";
      for (const secret of [made.id, body.name, ...body.benefits]) expect(text, path).not.toContain(secret);
      if (status === 200) found += 1;
    };
    for (const [id, operation] of Object.entries<OperationShape>(operations)) {
      if (operation.method !== "GET" || accessLevel(operation) !== "user") continue;
      const { path: example = operation.path } = requests[id as keyof typeof requests];
      const named = operation.params
        ? known.map((one) => operation.path.replace("{n}", "50").replaceAll(/\{\w+\}/g, one))
        : [];
      await Promise.all(
        [example, ...named].flatMap((path) => [nothingIn(stranger, path), nothingIn(admin, path)]),
      );
    }
    for (const search of ["search=deck", "tier=bronze&maxPrice=80", "tier=bronze&available=true"])
      await nothingIn(stranger, `/api/events?${search}&from=${inDays(29).slice(0, 10)}`);
    await nothingIn(stranger, `/api/sponsorship-packages?eventId=${eventId}`);
    expect(found).toBeGreaterThan(50);
    const offered = await stranger.client.call(getEvent, { params: { id: eventId } });
    expect(offered).toMatchObject({ packages: [], priceFrom: null, spotsLeft: 0 });

    // Nobody else can do anything with it either.
    const asked = async (packageId: string) => {
      const path = `/api/sponsorship-packages/${packageId}`;
      const offer = await offerBody(stranger, { eventId, packageId });
      const answers = await Promise.all([
        stranger.raw("POST", "/api/sponsorship-deals", { body: offer }),
        stranger.raw("PUT", `${path}/hold`),
        stranger.raw("DELETE", `${path}/hold`),
        stranger.raw("PUT", `${path}/waiting-list`),
        stranger.raw("DELETE", `${path}/waiting-list`),
        stranger.raw("PATCH", path, { body: { price: 1 } }),
        stranger.raw("DELETE", path),
      ]);
      return answers.map((one) => errorOf(one).code);
    };
    expect(await asked(made.id)).toEqual(await asked("pkg_none"));

    const deal = await offerAs(brand, { eventId, packageId: made.id });
    expect(deal).toMatchObject({ amount: 77, packageName: "Evening on deck" });
    expect(errorOf(await host.raw("DELETE", `/api/sponsorship-packages/${made.id}`)).code).toBe("conflict");
  });

  it("validation_failed for a brand that has not made contact, and for an admin; gone once it is deleted", async () => {
    for (const [by, onlyFor] of [
      [host, { kind: "waiting", id: stranger.id }],
      [host, { kind: "inquiry", id: "inq_none" }],
      [admin, { kind: "inquiry", id: inquiryId }],
    ] as const)
      expect(errorOf(await propose(by, onlyFor))).toMatchObject({
        code: "validation_failed",
        fields: { onlyFor: ["Choose a brand that has contacted you about this event"] },
      });
    const { id } = await host.client.call(proposeSponsorshipPackage, {
      params: { id: eventId },
      body: { ...body, name: "Second thoughts", onlyFor: { kind: "inquiry", id: inquiryId } },
    });
    await host.client.call(deleteSponsorshipPackage, { params: { id } });
    expect((await brand.raw("PUT", `/api/sponsorship-packages/${id}/hold`)).status).toBe(404);
  });
});
