// @vitest-environment jsdom

import { getPayment } from "@marquee/contracts/credits/payments";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#routing/paths.ts";
import { payment } from "#testing/examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { receiptPath } from "../model/receipt-path.ts";
import { ReceiptPage } from "./receipt-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showPage(
    <Routes>
      <Route path={paths.receipt} element={<ReceiptPage />} />
    </Routes>,
    { at: receiptPath("pay_1") },
  );

test("names payer, package, credits, amount and payment method, and prints", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  server.answer(getPayment, payment);
  show();
  await screen.findByText("pay_1");
  expect(screen.getByRole("heading", { level: 1, name: "Receipt" })).toBeDefined();
  for (const text of ["Ada Park", "Growth Package", "1,000", "Card", "Completed"])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getAllByText("$199.00")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Download PDF" }).getAttribute("href")).toBe(
    "/api/payments/pay_1/receipt.pdf",
  );
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("says what was refunded to the card", async () => {
  server.answer(getPayment, { ...payment, refundedAmount: 5_000 });
  show();
  await screen.findByText("Partly refunded");
  expect(screen.getByText("−$50.00")).toBeDefined();
  expect(screen.getByText("$149.00")).toBeDefined();
});

test("does not call a failed payment a receipt", async () => {
  server.answer(getPayment, { ...payment, status: "failed" });
  show();
  await screen.findByRole("heading", { name: "Payment" });
  expect(screen.queryByText("Paid")).toBeNull();
  expect(screen.queryByRole("link", { name: "Download PDF" })).toBeNull();
});

test("another user's payment is not found", async () => {
  show();
  await screen.findByText("Receipt not found");
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
});
