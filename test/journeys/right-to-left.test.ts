// cspell:ignore شركة البحر قمة دبي سارة الراعي شريك ذهبي جناح خاص وثلاث تذاكر مرحبا أريد رعاية حدث في شكرا
import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { sendMessage } from "@marquee/contracts/chat/chat";
import { createInquiry } from "@marquee/contracts/deals/inquiries";
import { atNight } from "@marquee/testkit/night";
import { sampleOf } from "@marquee/testkit/sample-of";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { launch, openPage, picture } from "../support/browser.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { browserOf } from "../support/member.ts";
import { canSend, composer } from "./steps.ts";

const url = inject("url");
/** Arabic and nothing else, so that each Latin letter beside one is ours. */
const host = { name: "سارة", company: "شركة البحر" };
const brand = { name: "الراعي", company: "شريك" };
const eventName = "قمة دبي";
const message = "مرحبا، أريد رعاية حدث في دبي.";

let browser: Browser;
let [hosting, sponsoring] = [undefined, undefined] as unknown as [ApiUser, ApiUser];
let [eventId, dealId, inquiryId] = ["", "", ""];

beforeAll(async () => {
  browser = await launch();
  [hosting, sponsoring] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
  await hosting.client.call(updateCurrentUser, { body: host });
  await sponsoring.client.call(updateCurrentUser, { body: brand });
  const offer = { name: "ذهبي", description: "جناح خاص", benefits: ["وثلاث تذاكر"] };
  const event = { name: eventName, location: "دبي", description: message, attendeeType: "شكرا" };
  const published = await publishedEvent(hosting, event, offer);
  eventId = published.eventId;
  const deal = await offerAs(sponsoring, { ...published, amount: 9_000, note: message });
  dealId = deal.id;
  const inquiry = { topic: "sponsorship" as const, message };
  inquiryId = (await sponsoring.client.call(createInquiry, { params: { id: eventId }, body: inquiry })).id;
  await sponsoring.client.call(sendMessage, { body: { content: message } });
});
afterAll(() => browser.close());

/** Every text of the page that runs from right to left and turns, or is turned by, what stands around it. */
const turned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fromRight = /\p{sc=Arabic}/u;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || !fromRight.test(walker.currentNode.textContent ?? "")) continue;
      // Morgan's answers run as they are written, and versions of a deal keep the words of its agreement.
      if (element.closest(".answer-text, ins, del, mark")) continue;
      const { direction, unicodeBidi } = getComputedStyle(element);
      const around = [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
      const ofOurs = around.replaceAll(/\u2068[^\u2069]*\u2069/gu, "");
      const isApart = unicodeBidi === "plaintext" || unicodeBidi === "isolate" || direction === "rtl";
      if (
        element.closest("mark") === null &&
        (!isApart || (fromRight.test(ofOurs) && /[A-Za-z0-9]/.test(ofOurs)))
      )
        found.push(`${element.tagName} ${element.className.slice(0, 40)}: ${around.trim().slice(0, 80)}`);
    }
    return found;
  });

const pages: [who: "host" | "brand", what: string, path: () => string][] = [
  ["brand", "the dashboard", () => "/"],
  ["brand", "the events", () => "/events"],
  ["brand", "an event", () => `/events?event=${eventId}`],
  ["brand", "its packages", () => `/events?event=${eventId}&tab=sponsorship`],
  ["brand", "the deals", () => "/sponsorships?tab=all"],
  ["brand", "a deal", () => `/sponsorships/${dealId}`],
  ["brand", "its terms", () => `/sponsorships/${dealId}?tab=terms`],
  ["brand", "its history", () => `/sponsorships/${dealId}?tab=history`],
  ["brand", "an inquiry", () => `/inquiries/${inquiryId}`],
  ["brand", "the chat", () => "/chat"],
  ["brand", "the profile", () => "/profile"],
  ["brand", "a new deal", () => `/sponsorships/new?event=${eventId}`],
  ["host", "the dashboard", () => "/"],
  ["host", "the desk", () => "/hosting"],
  ["host", "an event's editor", () => `/hosting/${eventId}`],
  ["host", "the deals", () => "/sponsorships?tab=all"],
  ["host", "a deal", () => `/sponsorships/${dealId}`],
  ["host", "the inquiries", () => "/inquiries"],
];

describe.each(sampleOf(["brand", "host"] as const))(
  "what is written from right to left, as a %s reads it",
  (who) => {
    it("runs so on every page, and turns nothing of ours", async () => {
      const { page, context, complaints } = await browserOf(browser, who === "host" ? hosting : sponsoring);
      const wrong: string[] = [];
      for (const [reader, what, path] of pages) {
        if (reader !== who) continue;
        await openPage(page, path());
        await page.waitForLoadState("networkidle");
        wrong.push(...(await turned(page)).map((text) => `${what}: ${text}`));
        await picture(page, `rtl-${who}-${what.replaceAll(/\W+/g, "-")}`);
      }
      expect(wrong).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

it.runIf(atNight)("a message is typed, sent and read from right to left", async () => {
  const { page, context } = await browserOf(browser, sponsoring);
  await openPage(page, "/chat");
  const box = composer(page);
  await box.fill(message);
  /** Where the first letter of a text stands in its box, from 0 at the left edge to 1 at the right one. */
  const sideOf = (text: string) =>
    page.evaluate((sought) => {
      const elements = [...document.querySelectorAll("main *")].filter(
        (one) => one.children.length === 0 && one.textContent?.includes(sought),
      );
      const element = elements.at(-1);
      const node = element?.firstChild;
      if (!element || !node) return undefined;
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, 1);
      const [letter, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return (letter.left - around.left) / around.width;
    }, text);
  expect(await box.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe("plaintext");
  await canSend(page);
  await box.press("Enter");
  await page.getByText(message).last().waitFor();
  expect(await sideOf(message)).toBeGreaterThan(0.5);
  await context.close();
});
