import { sendMessage } from "@marquee/contracts/chat/chat";
import { createInquiry } from "@marquee/contracts/deals/inquiries";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { createSavedSearch } from "@marquee/contracts/events/saved-searches";
import { search } from "@marquee/contracts/home/search";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { offerAs } from "../support/deal-acts.ts";

const url = inject("url");
const dayMs = 86_400_000;
/** A text that no other stored row contains. */
const word = "Marmalade";

let host: ApiUser;
let brand: ApiUser;
let stranger: ApiUser;

const find = (by: ApiUser, q: string) => by.client.call(search, { query: { q } });

beforeAll(async () => {
  [host, brand, stranger] = await Promise.all([
    ApiUser.registered(url, "event_host"),
    ApiUser.confirmed(url),
    ApiUser.confirmed(url),
  ]);
});

async function draft(name: string) {
  const { id } = await host.client.call(createEvent, {
    body: {
      name,
      category: "ai",
      date: new Date(Date.now() + 60 * dayMs).toISOString(),
      endsAt: new Date(Date.now() + 61 * dayMs).toISOString(),
      location: "Oulu, Finland",
      description: "Models and midnight sun.",
    },
  });
  const offer = await host.client.call(createSponsorshipPackage, {
    params: { id },
    body: { name: "Gold", tier: "gold", price: 9_000, maxSponsors: 5 },
  });
  return { id, packageId: offer.id };
}

describe("search", () => {
  it("finds what the user may see of each kind and where it is shown, and nothing of anyone else's", async () => {
    const { id, packageId } = await draft(`${word} Days`);
    expect(await find(stranger, word), "a draft").toEqual([]);
    await host.client.call(transitionEvent, { params: { id }, body: { action: "publish", version: 2 } });
    const deal = await offerAs(brand, { eventId: id, packageId });
    await brand.client.call(createSavedSearch, {
      body: { name: `${word} in Oulu`, filters: { city: "Oulu", search: word } },
    });
    await brand.client.call(sendMessage, { body: { content: `Is ${word} Days worth it?` } });
    const inquiry = await brand.client.call(createInquiry, {
      params: { id },
      body: { topic: "audience", message: "Who comes?" },
    });

    const own = await find(brand, word.toLowerCase());
    expect(new Set(own.map(({ kind }) => kind))).toEqual(
      new Set(["event", "deal", "message", "saved_search"]),
    );
    expect(own.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        `/events?event=${id}`,
        `/sponsorships/${deal.id}`,
        `/inquiries/${inquiry.id}`,
        `/events?q=${word}&city=Oulu`,
      ]),
    );
    const seen = async (by: ApiUser) => (await find(by, word)).map(({ kind }) => kind);
    expect(await seen(stranger)).toEqual(["event"]);
    expect(await seen(host)).toEqual(["event", "deal", "message"]);
  });

  it("finds at most five of each kind", async () => {
    const found = await find(stranger, "summit");
    expect(found.length).toBeGreaterThan(0);
    for (const kind of new Set(found.map((one) => one.kind)))
      expect(found.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(5);
  });

  it("validation_failed: without a text, or with one that is too short or too long", async () => {
    for (const query of ["", "?q=", "?q=%20a%20", `?q=${"a".repeat(101)}`, "?q=summit&all=1"])
      expect(errorOf(await stranger.raw("GET", `/api/search${query}`)).code, query).toBe("validation_failed");
  });
});
