// @vitest-environment jsdom

import { cancelPayment, getPaymentStatus, verifyPayment } from "@marquee/contracts/credits/payments";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { payment } from "#testing/examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { CheckoutReturn } from "./checkout-return.tsx";

const result = (status: "pending" | "completed" | "failed" | "refunded") => ({
  status,
  amount: 19_900,
  mock: false,
  metadata: { creditAmount: 1_000 },
});
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

const show = (search: string) => showPage(<CheckoutReturn />, { at: `/credits?${search}` });
const toastTitled = (title: string) => waitFor(() => expect(visibleToast()?.title).toBe(title));

describe("returning from the checkout", () => {
  test("paid: says how many credits were added and removes only its own parameters from the address", async () => {
    server.answer(verifyPayment, result("completed"));
    server.answer(getPaymentStatus, result("completed"));
    show("tab=usage&success=true&session_id=cs_1");
    await screen.findByText("1,000 credits have been added to your account.");
    await toastTitled("Credit Purchase Successful");
    expect(shownAddress()).toBe("/credits?tab=usage");
  });

  test("not confirmed yet: the dialog waits and then confirms it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer(verifyPayment, result("pending"));
    server.answer(getPaymentStatus, result("pending"));
    show("success=true&session_id=cs_1");
    await screen.findByText("Confirming your payment");
    server.answer(getPaymentStatus, result("completed"));
    await vi.advanceTimersByTimeAsync(3_100);
    await screen.findByText("Payment successful");
  });

  test.each([
    ["failed", "The payment didn't go through. No credits were added."],
    ["refunded", "This payment was refunded, and its credits were removed."],
  ] as const)("%s: says so instead of waiting", async (status, description) => {
    server.answer(verifyPayment, result(status));
    show("success=true&session_id=cs_1");
    await toastTitled("Payment Verification Failed");
    expect(visibleToast()?.description).toBe(description);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("canceled: says that nothing was added and calls nothing", async () => {
    show("canceled=true");
    await toastTitled("Payment Canceled");
    expect(visibleToast()?.description).toBe("Your payment was canceled. No credits were added.");
    expect(shownAddress()).toBe("/credits");
    expect(server.count(verifyPayment)).toBe(0);
  });

  test("canceled: cancels the payment that the address names, at once", async () => {
    server.answer(cancelPayment, { ...payment, status: "failed", canceled: true });
    show("tab=usage&canceled=true&payment=pay_1");
    await toastTitled("Payment Canceled");
    expect(server.count(cancelPayment)).toBe(1);
    expect(shownAddress()).toBe("/credits?tab=usage");
  });

  test("canceled, but paid before: says that it was paid", async () => {
    server.answer(cancelPayment, payment);
    show("canceled=true&payment=pay_1");
    await toastTitled("Payment completed");
    expect(visibleToast()?.description).toContain("The credits are in your account.");
  });

  test("canceled while the server is down: says it all the same", async () => {
    server.refuse(cancelPayment, "unavailable");
    show("canceled=true&payment=pay_1");
    await toastTitled("Payment Canceled");
  });

  test("another user's session: the server's words; no server: ours", async () => {
    show("success=true&session_id=cs_9");
    await toastTitled("Payment Verification Failed");
    cleanup();
    server.refuse(verifyPayment, "unavailable");
    show("success=true&session_id=cs_1");
    await toastTitled("Payment Verification Error");
    expect(visibleToast()?.description).toBe("There was an error checking your payment status.");
  });
});
