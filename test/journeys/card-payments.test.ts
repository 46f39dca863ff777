import { demoPassword } from "@marquee/seed/content/demo-users";
import { atNight } from "@marquee/testkit/night";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually, launch, picture, visitor } from "../support/browser.ts";
import { type CardStage, startCardStage } from "../support/card-stage.ts";
import { inEveryLook } from "../support/looks.ts";
import { register, signIn } from "./steps.ts";

const offer = { name: "Tech Startup Package", credits: 100, cents: 4_900, price: "$49" };
const minuteMs = 60_000;

let browser: Browser;
let stage: CardStage;
beforeAll(async () => {
  [browser, stage] = await Promise.all([launch(), startCardStage("built")]);
});
afterAll(() => Promise.all([browser.close(), stage.stop()]));
beforeEach(() => {
  stage.stripe.deliveries.mode = "send";
});

const balanceCard = (page: Page) => page.getByRole("region", { name: "Available balance" });
const transactions = (page: Page) => page.getByRole("region", { name: "Recent Transactions" });
const payments = (page: Page) => page.getByRole("region", { name: "Payments" });
const toastTitled = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

async function confirmPurchase(page: Page): Promise<void> {
  await page.goto("/credits");
  await page.getByRole("button", { name: `Buy ${offer.credits} credits` }).click();
  await page.getByRole("dialog", { name: "Confirm your purchase" }).getByText("New balance").waitFor();
}

/** Takes a new user to the provider's checkout page; returns the session's id. */
async function goToCheckout(page: Page): Promise<string> {
  await confirmPurchase(page);
  await page.getByRole("button", { name: `Pay ${offer.price}` }).click();
  await page.waitForURL((address) => address.origin === stage.stripe.url);
  await page.getByRole("heading", { name: offer.name }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function buyer(options: Parameters<typeof visitor>[2] = {}) {
  const visit = await visitor(browser, stage.url, options);
  const username = await register(visit.page);
  return { ...visit, username };
}

/** A buyer who has paid and is back on the credits page. */
async function boughtOnce() {
  const visit = await buyer();
  const sessionId = await goToCheckout(visit.page);
  await visit.page.getByRole("button", { name: /^Pay/ }).click();
  await visit.page.getByRole("dialog", { name: "Payment successful" }).waitFor();
  await visit.page.getByRole("button", { name: "Done" }).click();
  return { ...visit, sessionId };
}

/** Waits until the page shows these available credits: the number updates live. */
async function expectAvailable(page: Page, credits: string): Promise<void> {
  await balanceCard(page).getByText(credits, { exact: true }).waitFor();
}

async function ask<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(path)).json() as Promise<T>;
}

const addressIsClean = (page: Page) =>
  eventually("the return address is cleaned", async () => new URL(page.url()).search === "");

describe("buying credits by card", () => {
  it("leads via the provider's page back to credits, receipt and a clean address", {
    timeout: 240_000,
  }, async () => {
    const { page, context, complaints } = await buyer();
    await page.goto("/credits");
    await page.getByText("Use a test card. Your real card won't be charged.").waitFor();
    await page.getByText("No payments yet").waitFor();
    await page.getByRole("button", { name: `Buy ${offer.credits} credits` }).waitFor();
    await inEveryLook(page, "credits-before");
    await confirmPurchase(page);
    await inEveryLook(page, "confirm-purchase");
    await goToCheckout(page);
    await inEveryLook(page, "checkout-page");
    await page.getByRole("button", { name: `Pay ${offer.price}` }).click();

    await page.waitForURL(/\/credits/);
    const dialog = page.getByRole("dialog", { name: "Payment successful" });
    await dialog.getByText("100 credits have been added to your account.").waitFor();
    await toastTitled(page, "Credit Purchase Successful").waitFor();
    await addressIsClean(page);
    await inEveryLook(page, "payment-successful");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expectAvailable(page, "100");
    await transactions(page).getByText("+100").waitFor();
    const paid = payments(page).getByRole("listitem");
    await paid.getByRole("link", { name: /^Receipt/ }).waitFor();
    await paid.getByText("$49.00").waitFor();
    await inEveryLook(page, "credits-after");

    await page.reload();
    await expectAvailable(page, "100");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)("canceled on the provider's page, costs and grants nothing", async () => {
    const { page, context, complaints } = await buyer({ theme: "dark" });
    await goToCheckout(page);
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await toastTitled(page, "Payment Canceled").waitFor();
    await page.getByText("Your payment was canceled. No credits were added.").first().waitFor();
    await picture(page, "payment-canceled-dark");
    await addressIsClean(page);
    await expectAvailable(page, "0");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.runIf(atNight)(
    "paid later: the dialog waits, and says so when the money arrives",
    { timeout: 180_000 },
    async () => {
      const { page, context, complaints } = await buyer();
      const sessionId = await goToCheckout(page);
      await page.getByRole("button", { name: "Transfer that arrives" }).click();
      await page.getByRole("dialog", { name: "Confirming your payment" }).waitFor();
      await addressIsClean(page);
      await inEveryLook(page, "payment-pending");
      await stage.happen(sessionId, "arrive");
      await page.getByRole("dialog", { name: "Payment successful" }).waitFor();
      await toastTitled(page, "Credit Purchase Successful").waitFor();
      await page.getByRole("button", { name: "Done" }).click();
      await expectAvailable(page, "100");
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.runIf(atNight)(
    "paid later: a page that moved on is updated live, whether the money arrives or not",
    async () => {
      const { page, context, complaints } = await buyer();
      const first = await goToCheckout(page);
      await page.getByRole("button", { name: "Transfer that arrives" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
      await payments(page).getByText("Pending").waitFor();
      await stage.happen(first, "arrive");
      await payments(page)
        .getByRole("link", { name: /^Receipt/ })
        .waitFor();
      await expectAvailable(page, "100");

      const second = await goToCheckout(page);
      await page.getByRole("button", { name: "Transfer that fails" }).click();
      await page.getByRole("dialog", { name: "Confirming your payment" }).waitFor();
      await stage.happen(second, "bounce");
      await toastTitled(page, "Payment Verification Failed").waitFor();
      await page.getByText("The payment didn't go through. No credits were added.").first().waitFor();
      await payments(page).getByText("Failed").waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      await picture(page, "payment-failed");
      await expectAvailable(page, "100");
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe("a webhook that does not come", () => {
  it.runIf(atNight)(
    "keeps the return page waiting until the reconciler grants within ten minutes, once",
    async () => {
      stage.stripe.deliveries.mode = "hold";
      const { page, context, complaints } = await buyer();
      await goToCheckout(page);
      await page.getByRole("button", { name: `Pay ${offer.price}` }).click();
      await page.getByRole("dialog", { name: "Confirming your payment" }).waitFor();
      expect(await ask(page, "/api/credits/balance")).toMatchObject({ availableCredits: 0 });
      // Follows the schedule: at the latest, the second run finds a payment made before the first.
      for (let run = 0; run < 2; run++) {
        stage.advance(5 * minuteMs - 1_000);
        await stage.local.fireSchedule("reconcile-payments");
      }
      await page.getByRole("dialog", { name: "Payment successful" }).waitFor();
      await page.getByRole("button", { name: "Done" }).click();
      await expectAvailable(page, "100");
      stage.stripe.deliveries.release();
      await stage.stripe.deliveries.settled();
      expect(stage.stripe.deliveries.log.at(-1)?.status).toBe(200);
      await stage.local.fireSchedule("reconcile-payments");
      await page.reload();
      await expectAvailable(page, "100");
      const granted = transactions(page).getByText("+100");
      await granted.first().waitFor();
      expect(await granted.count()).toBe(1);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe("money that is returned", () => {
  it("removes its share at once: refunds, disputes and disputes won back", { timeout: 180_000 }, async () => {
    const { page, context, complaints, sessionId } = await boughtOnce();
    const row = payments(page).getByRole("listitem");
    await stage.happen(sessionId, "dispute");
    await expectAvailable(page, "0");
    await inEveryLook(page, "disputed");
    await stage.happen(sessionId, "win-dispute");
    await expectAvailable(page, "100");
    await row.getByRole("link", { name: /^Receipt/ }).waitFor();
    await transactions(page).getByText(`Restored: ${offer.name}`).waitFor();
    await stage.happen(sessionId, "refund", offer.cents / 2);
    await expectAvailable(page, "50");
    await row.getByText("Partly refunded").waitFor();
    await row.getByText("$24.50 refunded").waitFor();
    await transactions(page).getByText("−50").waitFor();
    await inEveryLook(page, "partly-refunded");
    await row.getByRole("link", { name: /^Receipt/ }).click();
    await page.getByRole("heading", { name: "Receipt" }).waitFor();
    await page.getByText("Remaining").waitFor();
    await inEveryLook(page, "receipt");
    await page.emulateMedia({ media: "print" });
    for (const name of ["Print", "Logout"])
      expect(await page.getByRole("button", { name }).isVisible(), name).toBe(false);
    expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "Receipt" }).isVisible()).toBe(true);
    await picture(page, "receipt-print");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await picture(page, "receipt-print-dark");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("leaves a visible debt if credits were spent, and blocks orders until it is repaid", {
    timeout: 180_000,
  }, async () => {
    const { page, context, complaints, sessionId } = await boughtOnce();
    const order = (prompt: string) =>
      page.evaluate(async (text) => {
        const answer = await fetch("/api/campaign-ideas/generate", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ prompt: text }),
        });
        return answer.status;
      }, prompt);
    expect(await order("A pop-up for developers in spring")).toBe(202);
    await expectAvailable(page, "90");
    await stage.happen(sessionId, "refund");
    await balanceCard(page).getByText("−10", { exact: true }).waitFor();
    await balanceCard(page)
      .getByText(/Your balance is negative .* Buy at least 10 credits to continue/)
      .waitFor();
    await payments(page).getByText("Refunded", { exact: true }).waitFor();
    await inEveryLook(page, "negative-balance");
    expect(await order("A tasting tour for office workers")).toBe(402);
    await page.goto("/campaigns");
    const generate = page.getByRole("button", { name: "Generate" });
    await generate.waitFor();
    expect(await generate.isDisabled()).toBe(true);
    await inEveryLook(page, "campaigns-negative-balance");

    await goToCheckout(page);
    await page.getByRole("button", { name: `Pay ${offer.price}` }).click();
    await page.getByRole("dialog", { name: "Payment successful" }).waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await expectAvailable(page, "90");
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("other users' payments and made-up addresses", () => {
  it.runIf(atNight)(
    "another user's receipt reads as nonexistent, and an address that claims success grants nothing",
    {
      timeout: 180_000,
    },
    async () => {
      const owner = await boughtOnce();
      const [payment] = await ask<{ id: string }[]>(owner.page, "/api/payments");
      const { page, context, complaints } = await buyer();
      await page.goto(`/credits/receipts/${payment?.id}`);
      await page.getByRole("heading", { name: "Receipt not found" }).waitFor();
      await inEveryLook(page, "receipt-not-found");

      for (const sessionId of [owner.sessionId, "cs_test_made_up"]) {
        await page.goto(`/credits?success=true&session_id=${sessionId}`);
        await toastTitled(page, "Payment Verification Failed").waitFor();
        await addressIsClean(page);
        expect(await page.getByRole("dialog").count()).toBe(0);
      }
      await page.goto("/credits?success=true");
      await page.getByText("There was an error checking your payment status.").first().waitFor();
      await picture(page, "verification-error");

      const unpaid = await goToCheckout(page);
      await page.goto(`${stage.url}/credits?success=true&session_id=${unpaid}`);
      await page.getByRole("dialog", { name: "Confirming your payment" }).waitFor();
      await page.waitForTimeout(4_000);
      await page.getByRole("dialog", { name: "Confirming your payment" }).waitFor();
      expect(await ask(page, "/api/credits/balance")).toMatchObject({ totalCredits: 0, availableCredits: 0 });
      expect(await ask(page, "/api/credits/transactions")).toEqual([]);
      expect([...complaints, ...owner.complaints]).toEqual([]);
      await Promise.all([context.close(), owner.context.close()]);
    },
  );
});

describe("an admin", () => {
  it.runIf(atNight)(
    "reads the card provider's events, and applies them again without granting twice",
    {
      timeout: 180_000,
    },
    async () => {
      const { page, context, complaints } = await visitor(browser, stage.url);
      await signIn(page, "demo_admin", demoPassword);
      const revenue = async () => (await ask<{ revenue: unknown }>(page, "/api/admin/overview")).revenue;
      const before = await revenue();
      const buyers = await boughtOnce();
      await page.goto("/admin");
      await page.getByText("test payments not included").waitFor();
      // The fake provider's payments are no real money.
      expect(await revenue()).toEqual(before);
      await page.getByRole("term").getByRole("link", { name: "Revenue" }).click();
      const event = page.getByRole("row").filter({ hasText: "checkout.session.completed" }).first();
      await event.getByText("Applied").waitFor();
      await event.getByText("100 credits added. The payment is paid.").waitFor();
      await inEveryLook(page, "admin-webhooks");
      await event.getByRole("button").click();
      const dialog = page.getByRole("dialog", { name: "checkout.session.completed" });
      await dialog.getByLabel("Raw event").waitFor();
      expect(await dialog.getByLabel("Raw event").inputValue()).toContain(buyers.sessionId);
      await inEveryLook(page, "admin-webhook");
      await dialog.getByRole("button", { name: "Replay" }).click();
      await dialog.getByRole("button", { name: "Replay event" }).click();
      await page.getByText("Replayed: Repeated").first().waitFor();
      await buyers.page.reload();
      await expectAvailable(buyers.page, "100");
      expect([...complaints, ...buyers.complaints]).toEqual([]);
      await Promise.all([context.close(), buyers.context.close()]);
    },
  );
});
