import { createEvent } from "@marquee/contracts/events/hosting";
import { getSharedPage } from "@marquee/contracts/home/previews";
import { createAnalyticsShare, revokeAnalyticsShare } from "@marquee/contracts/insight/analytics";
import { limits } from "@marquee/contracts/limits";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { inDays, publishedEvent } from "../support/hosting-acts.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
let owner: ApiUser;

beforeAll(async () => {
  owner = await ApiUser.registered(url);
});

const none = "none_none_none_none_none";
const share = () => owner.client.call(createAnalyticsShare, { body: { view: "roi", days: 7 } });
const pathOf = (link: { url: string }) => new URL(link.url).pathname;
const pictureOf = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
/** The size that a PNG says it has. */
async function sizeOf(answer: Response): Promise<{ width: number; height: number }> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
async function open(path: string, method = "GET") {
  const answer = await fetch(url + path, { method });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

describe("getSharedPage", () => {
  it("is the start page with what the link shows, under the policy of every page, kept by nobody", async () => {
    const link = await share();
    const [page, other] = await Promise.all([open(pathOf(link)), open("/events")]);
    expect(page.status).toBe(200);
    expect(page.html).toContain("ROI &amp; Reporting");
    expect(pictureOf(page.html)).toBe(`${url}/api${pathOf(link)}/preview.png`);
    for (const name of [
      "content-security-policy",
      "x-robots-tag",
      "x-frame-options",
      "cache-control",
      "content-type",
    ])
      expect(page.headers.get(name), name).toBe(other.headers.get(name));
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    const scripts = (html: string) => html.match(/<script[^>]*>/g);
    expect(scripts(page.html)).toEqual(scripts(other.html));
    await owner.client.call(revokeAnalyticsShare, { params: { id: link.id } });
    expect((await open(pathOf(link))).html).toBe(other.html);
    expect((await open(`/shared/concepts/${none}`)).html).toBe(other.html);
  });

  it("is the stored page for HEAD, and takes no page from a query of its reader", async () => {
    expect(getSharedPage.path).toBe("/index.html");
    expect((await open(`/shared/concepts/${none}`, "HEAD")).status).toBe(200);
    expect((await open(`/shared/concepts/${none}?x-page=${pathOf(await share())}`)).html).toBe(
      (await open("/events")).html,
    );
  });
});

describe("getSharedPreview", () => {
  it("is a picture of 1200 × 630 for whoever has the link, until it is revoked", async () => {
    const link = await share();
    const answer = await fetch(pictureOf((await open(pathOf(link))).html));
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await sizeOf(answer)).toEqual({ width: 1_200, height: 630 });
    await owner.client.call(revokeAnalyticsShare, { params: { id: link.id } });
    expect((await fetch(`${url}/api${pathOf(link)}/preview.png`)).status).toBe(404);
  });

  it("not_found: a link that shows nothing; validation_failed: another kind of link", async () => {
    const anybody = new ApiUser(url);
    const at = (kind: string) => anybody.raw("GET", `/api/shared/${kind}/${none}/preview.png`);
    expect(errorOf(await at("concepts")).code).toBe("not_found");
    expect(errorOf(await at("analytics")).code).toBe("not_found");
    expect(errorOf(await at("deals")).code).toBe("validation_failed");
  });
});

describe("getEventPoster", () => {
  const poster = (id: string, version = "0123456789abcdef.png") =>
    fetch(`${url}/api/posters/${id}/${version}`);

  it("is a picture for anybody, kept for good; not_found: a draft, and no event; validation_failed: no version", async () => {
    const host = await ApiUser.registered(url, "event_host");
    const { eventId } = await publishedEvent(host);
    const answer = await poster(eventId);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await sizeOf(answer)).toEqual({ width: 640, height: 360 });
    const { id: draftId } = await host.client.call(createEvent, {
      body: { name: "Not yet", category: "ai", date: inDays(60), endsAt: inDays(61), location: "Oslo" },
    });
    for (const absent of [draftId, "evt_none"]) expect((await poster(absent)).status).toBe(404);
    expect((await poster(eventId, "latest")).status).toBe(400);
  });
});

// Last: from here on this network has no previews left for a minute.
it.runIf(atNight)(
  "too_many_requests: pictures for a network that asked for too many; its pages open all the same",
  async () => {
    const link = await share();
    await windowWithRoom(60);
    let refused: unknown = "not_found";
    for (let n = 0; n <= limits.previewsPerNetworkPerMinute && refused === "not_found"; n++) {
      const answer = await fetch(`${url}/api/shared/analytics/${none}/preview.png`);
      refused = ((await answer.json()) as { code: unknown }).code;
    }
    expect(refused).toBe("too_many_requests");
    const page = await open(pathOf(link));
    expect(page.status).toBe(200);
    expect(page.html).toBe((await open("/events")).html);
  },
);
