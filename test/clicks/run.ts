import { randomBytes } from "node:crypto";
import { userRoleLabels } from "@marquee/contracts/enums";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { chromiumArgs, ensureHeadlessChromium } from "../support/chromium.ts";
import { linkIn, received } from "../support/outbox.ts";

/**
 * Counts what the first hour asks of somebody: pointer clicks and submitted keys, from the sign-in page with a new
 * account, on a running product. Typing and choosing in a field that Tab reaches is not counted; opening a mailed link
 * is. Prints each path with its goal, and fails if one is over.
 */
const url = process.argv[2] ?? "http://localhost:3000";
const password = "Correct-Horse-7";
const demoPassword = "Marquee-Demo-2026!";

class Walk {
  count = 0;
  page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  async enter(target: Locator): Promise<void> {
    await target.press("Enter");
    this.count += 1;
  }

  /** Registers and opens the mailed link, as somebody who was sent to the sign-in page. */
  async register(role: "brand" | "event_host"): Promise<void> {
    const { page } = this;
    const username = `c${randomBytes(5).toString("hex")}`;
    await page.goto("/auth");
    await this.click(page.getByRole("tab", { name: "Register" }));
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Full Name").fill("Casey Click");
    await page.getByLabel("Email").fill(`${username}@example.com`);
    await page.getByLabel("Company").fill("Acme");
    await page.getByLabel(userRoleLabels[role]).check();
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password", { exact: true }).fill(password);
    await this.enter(page.getByLabel("Confirm Password", { exact: true }));
    const mail = await received(url, `${username}@example.com`, /Confirm your email address/);
    // The mail opens a page of its own, where they go on: neither the welcome nor the tour stands in their way there.
    this.page = await page.context().newPage();
    await this.page.goto(url + linkIn(mail));
    this.count += 1;
    await this.page.getByRole("heading", { name: "Email confirmed" }).waitFor();
  }

  /** Signs in as somebody who has been here before: neither this nor what greets on a first visit is counted. */
  async signIn(username: string): Promise<void> {
    const { page } = this;
    await page.goto("/auth");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await page.getByRole("button", { name: "Logout" }).waitFor();
    const greeting = page.getByRole("dialog");
    while (
      await greeting.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      )
    ) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(1_000);
    }
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** A new host, up to an event that sponsors find. */
async function publishesEvent(walk: Walk): Promise<void> {
  await walk.register("event_host");
  const { page } = walk;
  await walk.click(page.getByRole("link", { name: "Create Event" }).first());
  await page.getByLabel("Name", { exact: true }).fill("Lantern Row");
  await page.getByLabel("Category").selectOption("Startup");
  await page.getByLabel("Begins").fill(inDays(60));
  await page.getByLabel("Ends", { exact: true }).fill(inDays(61));
  await page.getByLabel("Location").fill("Singapore");
  await page.getByLabel("Description").fill("Three evenings by the water.");
  await walk.click(page.getByRole("button", { name: "Save draft" }));
  await page.getByRole("heading", { level: 1, name: "Lantern Row" }).waitFor();
  await walk.click(page.getByRole("button", { name: "Add package" }));
  const dialog = page.getByRole("dialog", { name: "Add package" });
  await dialog.getByLabel("Name").fill("Lantern Partner");
  await dialog.getByLabel("Price").fill("12,500");
  await dialog.getByLabel("Spots").fill("2");
  await walk.click(dialog.getByRole("button", { name: "Save package" }));
  await dialog.waitFor({ state: "hidden" });
  await walk.click(page.getByRole("button", { name: "Publish" }));
  await page.getByText("Upcoming").first().waitFor();
}

/** A host, from an offer that arrives to its acceptance. */
async function answersOffer(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.signIn("demo_host");
  await walk.click(page.getByRole("link", { name: /^Answer offer: / }).first());
  await walk.click(page.getByRole("button", { name: "Accept Contract" }));
  await page.getByRole("dialog").waitFor();
}

/** An admin, up to knowing that all is well or what is not. */
async function knowsAllIsWell(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.signIn("demo_admin");
  await walk.click(page.getByRole("link", { name: "Admin Dashboard" }).first());
  await page.getByText(/^(All is well|Needs a look)$/).waitFor();
}

/** A new brand, up to a saved concept with its one-page file and an offer that is sent. */
async function sendsOffer(walk: Walk): Promise<void> {
  await walk.register("brand");
  const { page } = walk;
  await walk.click(page.getByRole("link", { name: "New campaign" }));
  await page.getByLabel("Prompt").fill("Introduce our oat-milk coffee to commuters at stations in spring");
  await walk.click(page.getByRole("button", { name: /^Generate/ }));
  await page.getByText("Campaign ideas generated!").first().waitFor({ timeout: 60_000 });
  await walk.click(page.getByRole("button", { name: "Save to library" }).first());
  await walk.enter(page.getByRole("dialog", { name: "Save to library" }).getByLabel("Name"));
  await page.getByText("Campaign saved!").first().waitFor();
  await walk.click(page.getByRole("button", { name: /^(Export|Download)/ }).first());
  const file = page.waitForEvent("download");
  await walk.click(page.getByText("One page (PDF)").first());
  await file;
  await walk.click(page.getByRole("link", { name: "Brand Events" }));
  await walk.click(page.locator("a[id^=card-]").first());
  await walk.click(page.getByRole("tab", { name: "Sponsorship" }));
  await walk.click(page.getByRole("link", { name: /^Select Package/ }).first());
  await page.getByLabel("Offer amount").waitFor();
  await walk.click(page.getByRole("button", { name: "Next" }));
  await walk.click(page.getByRole("button", { name: "Send offer" }));
  await page
    .getByText(/^Waiting for /)
    .first()
    .waitFor();
}

const paths = [
  ["host to a published event", 10, publishesEvent],
  ["host from an arriving offer to its answer", 4, answersOffer],
  ["admin to know that all is well", 2, knowsAllIsWell],
  ["brand to a saved concept with its PDF and a sent offer", 24, sendsOffer],
] as const;

async function walked(browser: Browser, walk: (walk: Walk) => Promise<void>): Promise<number | string> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce", acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const started = new Walk(page);
  try {
    await walk(started);
    return started.count;
  } catch (error) {
    return `stopped after ${started.count} on ${started.page.url()}: ${String(error).split("\n").slice(0, 4).join(" ")}`;
  } finally {
    await context.close();
  }
}

const executablePath = ensureHeadlessChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
let isOver = false;
for (const [name, goal, walk] of paths.filter(([name]) => name.startsWith(process.argv[3] ?? ""))) {
  const count = await walked(browser, walk);
  isOver ||= typeof count === "string" || count > goal;
  process.stdout.write(`${String(count).padStart(3)}  (goal ${goal})  ${name}\n`);
}
await browser.close();
process.exitCode = isOver ? 1 : 0;
