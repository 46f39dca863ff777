import { createAddOn, deleteAddOn, updateAddOn } from "@marquee/contracts/events/add-ons";
import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { limits } from "@marquee/contracts/limits";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { moveAs, moveBody, offerAs, offerBody } from "../support/deal-acts.ts";
import { inDays } from "../support/hosting-acts.ts";

const url = inject("url");
const due = { days: 14, from: "before_event" as const };
const dinner = {
  benefit: { kind: "tickets" as const, text: "Seat at the dinner", quantity: 2, due },
  price: 1_500.5,
  capacity: 1,
};
let host: ApiUser;
let brand: ApiUser;
let other: ApiUser;
let eventId: string;
let packageId: string;
let drafts = 0;
/** A canceled event and its add-on. */
const canceled = { id: "", addOnId: "" };

beforeAll(async () => {
  [host, brand, other] = await Promise.all([
    ApiUser.confirmed(url, "event_host"),
    ApiUser.confirmed(url),
    ApiUser.confirmed(url),
  ]);
  eventId = await draft();
  ({ id: packageId } = await host.client.call(createSponsorshipPackage, {
    params: params(),
    body: { name: "Gold", price: 1_000, tier: "gold", maxSponsors: 9 },
  }));
  await host.client.call(transitionEvent, {
    params: params(),
    body: { action: "publish", version: 2 },
  });
  canceled.id = await draft();
  ({ id: canceled.addOnId } = await host.client.call(createAddOn, {
    params: { id: canceled.id },
    body: dinner,
  }));
  for (const body of [
    { action: "publish" as const, version: 2 },
    { action: "cancel" as const, version: 3, reason: "The hall burned down." },
  ])
    await host.client.call(transitionEvent, { params: { id: canceled.id }, body });
});

/** A host's event that is ready to publish; different each time, because an identical one counts as a repeat. */
async function draft(): Promise<string> {
  const { id } = await host.client.call(createEvent, {
    body: {
      name: `Harbor Days ${++drafts}`,
      category: "startup",
      date: inDays(60),
      endsAt: inDays(62),
      location: "Singapore",
      description: "Three days by the water.",
    },
  });
  return id;
}

const params = () => ({ id: eventId });
const add = (more: Partial<typeof dinner> = {}, idempotencyKey?: string) =>
  host.client.call(createAddOn, {
    params: params(),
    body: { ...dinner, ...more },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
const pathOf = (addOnId: string, id = eventId) => `/api/events/${id}/add-ons/${addOnId}`;

describe("createAddOn", () => {
  it("adds a benefit on top of the packages, once per key; not_found: to another host", async () => {
    const made = await add({}, "dinner");
    expect(made).toMatchObject({
      benefit: "2 × Seat at the dinner",
      price: 1_500.5,
      capacity: 1,
      remaining: 1,
      sold: 0,
      heldUntil: [],
    });
    expect((await add({}, "dinner")).id).toBe(made.id);
    expect((await brand.client.call(getEvent, { params: params() })).addOns).toEqual([made]);
    const path = `/api/events/${eventId}/add-ons`;
    expect(errorOf(await brand.raw("POST", path, { body: dinner })).code).toBe("not_found");
  });

  it("conflict: the number per event is limited; invalid_transition: not once the event is canceled", async () => {
    const id = await draft();
    const path = `/api/events/${id}/add-ons`;
    for (let n = 0; n < limits.addOnsPerEvent; n++)
      await host.client.call(createAddOn, {
        params: { id },
        body: { ...dinner, price: n },
      });
    expect(errorOf(await host.raw("POST", path, { body: dinner })).code).toBe("conflict");
    const late = await host.raw("POST", `/api/events/${canceled.id}/add-ons`, { body: dinner });
    expect(errorOf(late).code).toBe("invalid_transition");
  });
});

describe("a deal's add-ons", () => {
  it("sold_out: names the benefit that another deal took, both in a first offer and in a later one", async () => {
    const { id } = await add({ benefit: { ...dinner.benefit, text: "Table by the stage" } });
    const offer = { eventId, packageId, addOns: [id] };
    const deal = await offerAs(brand, offer);
    expect(deal).toMatchObject({ amount: 2_500.5, addOns: [{ id, benefit: "2 × Table by the stage" }] });
    const path = "/api/sponsorship-deals";
    const refused = { code: "sold_out", message: expect.stringContaining("2 × Table by the stage") };
    const late = await other.raw("POST", path, { body: await offerBody(other, offer) });
    expect(late.body).toMatchObject(refused);
    const plain = await offerAs(other, { eventId, packageId });
    const propose = async (addOns: string[]) => {
      const body = await moveBody(host, plain.id, { action: "propose", terms: { addOns } });
      return host.raw("POST", `${path}/${plain.id}/transitions`, { body });
    };
    expect((await propose([id])).body).toMatchObject(refused);
    const without = await moveAs(host, deal.id, { action: "propose", terms: { addOns: [] } });
    expect(without).toMatchObject({ amount: 1_000, addOns: [] });
    expect((await propose([id])).status).toBe(200);
    const twice = await propose([id, id]);
    expect(errorOf(twice).fields).toEqual({ "terms.addOns": ["Each add-on can be chosen once"] });
  });
});

describe("updateAddOn", () => {
  it("changes the given fields; conflict: fewer than deals already have; invalid_transition: once the event is canceled", async () => {
    const { id } = await add({ capacity: 5 });
    const changed = await host.client.call(updateAddOn, {
      params: { id: eventId, addOnId: id },
      body: { price: 10, capacity: null },
    });
    expect(changed).toMatchObject({
      price: 10,
      capacity: null,
      remaining: null,
      benefit: "2 × Seat at the dinner",
    });
    expect(errorOf(await brand.raw("PATCH", pathOf(id), { body: { price: 1 } })).code).toBe("not_found");
    expect(errorOf(await host.raw("PATCH", pathOf(id), { body: { capacity: 0 } })).fields).toHaveProperty(
      "capacity",
    );
    await host.client.call(updateAddOn, { params: { id: eventId, addOnId: id }, body: { capacity: 3 } });
    for (const caller of await Promise.all([1, 2, 3].map(() => ApiUser.confirmed(url))))
      await offerAs(caller, { eventId, packageId, addOns: [id] });
    expect(errorOf(await host.raw("PATCH", pathOf(id), { body: { capacity: 2 } })).code).toBe("conflict");
    const late = await host.raw("PATCH", pathOf(canceled.addOnId, canceled.id), { body: { price: 1 } });
    expect(errorOf(late).code).toBe("invalid_transition");
  });
});

describe("deleteAddOn", () => {
  it("removes it, not_found the second time; conflict: while a deal has it; invalid_transition: once canceled", async () => {
    const { id } = await add();
    const late = await ApiUser.confirmed(url);
    await offerAs(late, { eventId, packageId, addOns: [id] });
    expect(errorOf(await host.raw("DELETE", pathOf(id))).code).toBe("conflict");
    const canceledOne = await host.raw("DELETE", pathOf(canceled.addOnId, canceled.id));
    expect(errorOf(canceledOne).code).toBe("invalid_transition");
    const free = await add({ price: 7 });
    await host.client.call(deleteAddOn, { params: { id: eventId, addOnId: free.id } });
    expect(errorOf(await host.raw("DELETE", pathOf(free.id))).code).toBe("not_found");
  });
});
