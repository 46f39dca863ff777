import { listCreditPackages } from "@marquee/contracts/credits/credits";
import { dealActions } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import { listCampaignIdeas, saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import { listCampaignTemplates } from "@marquee/contracts/studio/templates";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type AddressDialogName, addressDialogs } from "../../web/src/routing/address-dialogs.ts";
import { ApiUser } from "../support/api-user.ts";
import { launch, openPage, visitor } from "../support/browser.ts";
import { generated } from "../support/campaign.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { browserOf } from "../support/member.ts";

type Party = "brand" | "host" | "agency" | "visitor";

/** Where a dialog opens: who may see it, its page, and its values in the address. */
interface Place {
  for: readonly Party[];
  path: string;
  values: readonly string[];
}

let browser: Browser;
let places: Record<AddressDialogName, readonly Place[]>;
const contexts = new Map<Party, BrowserContext>();

beforeAll(async () => {
  browser = await launch();
  const url = inject("url");
  const brand = await ApiUser.withCredits(url);
  const host = await ApiUser.confirmed(url, "event_host");
  const agency = await ApiUser.confirmed(url, "agency");
  for (const [party, caller] of Object.entries({ brand, host, agency }))
    contexts.set(party as Party, (await browserOf(browser, caller)).context);
  contexts.set("visitor", (await visitor(browser, url)).context);
  for (const context of contexts.values())
    await context.route(/\/api\/sponsorship-deals\/[^/?]+$/, everyMove);

  const { eventId, packageId } = await publishedEvent(host, {}, { maxSponsors: 5 });
  const offer = { eventId, packageId, amount: 11_000, notes: "" };
  const [ofBrand, ofAgency] = [await offerAs(brand, offer), await offerAs(agency, offer)];
  const { generationId } = await generated(brand);
  await brand.client.call(saveCampaignFromGeneration, { body: { generationId, campaignIndex: 0 } });
  const [idea] = await brand.client.call(listCampaignIdeas, {});
  const [template] = await brand.client.call(listCampaignTemplates, {});
  const [pack] = await brand.client.call(listCreditPackages, {});
  const numbers = ["roi", "pipeline.all", "location.Austin"];
  const everyone = ["brand", "host", "agency"] as const;
  places = {
    buy: [{ for: ["brand", "host"], path: "/credits", values: [pack?.id ?? ""] }],
    contact: [{ for: ["brand", "agency"], path: `/events?event=${eventId}`, values: ["organizer"] }],
    do: [
      { for: ["brand", "host"], path: `/sponsorships/${ofBrand.id}`, values: dealActions },
      { for: ["agency"], path: `/sponsorships/${ofAgency.id}`, values: dealActions },
    ],
    history: [{ for: ["brand"], path: "/campaigns?tab=concepts", values: ["all"] }],
    idea: [{ for: ["brand"], path: "/campaigns?tab=library", values: [idea?.id ?? ""] }],
    list: [{ for: everyone, path: "/chat", values: ["all"] }],
    number: [{ for: everyone, path: "/analytics", values: numbers }],
    open: [{ for: everyone, path: "/analytics", values: ["record"] }],
    propose: [{ for: ["host"], path: `/hosting/${eventId}`, values: ["inquiry.none"] }],
    sheet: [{ for: ["brand"], path: "/ui-kit", values: ["one"] }],
    template: [{ for: ["brand"], path: "/campaigns?tab=templates", values: [template?.id ?? ""] }],
    versions: [
      { for: ["brand"], path: "/campaigns?tab=library", values: [idea?.id ?? ""] },
      { for: ["brand"], path: `/campaigns/${idea?.id}`, values: [idea?.id ?? ""] },
    ],
    way: [{ for: ["visitor"], path: "/auth", values: ["forgot"] }],
  };
}, 120_000);
afterAll(() => browser.close());

/** The value in the address that is being tried. */
let tried = "";

/** Lets either side make every move that there is, so that each of their dialogs can open. */
async function everyMove(route: Parameters<Parameters<BrowserContext["route"]>[1]>[0]): Promise<void> {
  if (route.request().method() !== "GET") return route.continue();
  const answer = await route.fetch();
  const deal = (await answer.json()) as Deal;
  const other = deal.ownSide === "brand" ? "host" : "brand";
  // Only the other side's offer can be declined; one's own is canceled.
  const offeredBy = tried === "decline" ? other : deal.ownSide;
  await route.fulfill({ response: answer, json: { ...deal, moves: dealActions, offeredBy } });
}

const dialog = (page: Page) => page.getByRole("dialog");
const layer = { x: 6, y: 450 };

/** How a person leaves a dialog. Cancel is left out where a dialog has no such button, as a sheet. */
const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "×": (page) => dialog(page).getByRole("button", { name: "Close", exact: true }).first().click(),
  outside: (page) => page.mouse.click(layer.x, layer.y),
  Back: (page) => page.goBack(),
  Cancel: async (page) => {
    const cancel = dialog(page).getByRole("button", { name: /^(Cancel|Keep.*|Not now|Back)$/ });
    return (await cancel.count()) > 0 ? cancel.click() : page.keyboard.press("Escape");
  },
};

/** Opens it as a click does, with a history entry of its own. */
function openHere(page: Page, name: string, value: string): Promise<void> {
  return page.evaluate(
    ([parameter, text]) => {
      const to = new URL(location.href);
      to.searchParams.set(parameter, text);
      const state = {
        ...(history.state as object),
        usr: { openedHere: parameter },
        key: crypto.randomUUID(),
      };
      history.pushState(state, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state }));
    },
    [name, value] as const,
  );
}

async function expectClosed(page: Page, name: string, where: string): Promise<void> {
  await dialog(page)
    .waitFor({ state: "detached", timeout: 15_000 })
    .catch(() => undefined);
  // What closes by mistake only for a moment opens again with the browser's next step.
  await page.waitForTimeout(120);
  expect(await dialog(page).count(), `${where}: still open`).toBe(0);
  expect(new URL(page.url()).searchParams.has(name), `${where}: still in the address`).toBe(false);
}

it.each(addressDialogs)(
  "?%s= closes in every way, and leaves a clean address",
  { timeout: 240_000 },
  async (name) => {
    for (const { for: who, path, values } of places[name]) {
      for (const party of who) {
        const page = await contexts.get(party)?.newPage();
        if (!page) throw new Error(`No browser for ${party}`);
        for (const value of values) {
          tried = value;
          const where = `${party}, ${path}, ${name}=${value}`;
          await openPage(
            page,
            `${path}${path.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`,
          );
          await dialog(page)
            .waitFor({ timeout: 10_000 })
            .catch(() => expect.fail(`${where}: opens nothing`));
          await page.keyboard.press("Escape");
          await expectClosed(page, name, `${where}, by a link`);
          const before = page.url();
          for (const [way, leave] of Object.entries(waysOut)) {
            await openHere(page, name, value);
            await dialog(page).waitFor();
            await leave(page);
            await expectClosed(page, name, `${where}, ${way}`);
            expect(page.url(), `${where}, ${way}`).toBe(before);
          }
        }
        await page.close();
      }
    }
  },
);
