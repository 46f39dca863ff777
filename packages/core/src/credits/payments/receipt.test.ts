import { pdfDocuments } from "@marquee/adapters/documents/live";
import { memoryTable } from "@marquee/table/memory-table";
import { acmeBilling } from "@marquee/testkit/acme-billing";
import { fixedClock } from "@marquee/testkit/clock";
import { installedFonts } from "@marquee/testkit/installed-fonts";
import { lettersIn, lettersInPdf } from "@marquee/testkit/read-pdf";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleOf } from "@marquee/testkit/sample-of";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleUser } from "@marquee/testkit/sample-user";
import { namesByScript } from "@marquee/testkit/scripts";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem, type UserRecord } from "../../ground/users/user.item.ts";
import { changeBilling } from "./billing-details.ts";
import { type PaymentRecord, paymentItem } from "./payment.item.ts";
import { getPaymentReceipt, receiptBlocks } from "./receipt.ts";

const documents = pdfDocuments(installedFonts);
let core: Core;

beforeEach(() => {
  core = { table: memoryTable({}, new Map()), clock: fixedClock(), ids: seededIds() };
});

const paid: Partial<PaymentRecord> = { status: "completed", paidCents: 9_900, intentId: "pi_123" };
const store = (change: Partial<PaymentRecord> = paid) =>
  core.table.write({ op: "put", item: paymentItem(samplePayment("pay_1", change)) });
const buyer = (change: Partial<UserRecord> = {}) =>
  core.table.write({
    op: "put",
    item: profileItem(
      sampleUser("usr_1", { name: "Ann Lee", company: "Acme", email: "ann@example.com", ...change }),
    ),
  });
const receipt = (of = "usr_1", id = "pay_1") => getPaymentReceipt({ core, documents }, of, id);

describe("the receipt of a payment", () => {
  it("bills whom the details named when it was bought, whatever they and the profile say since", async () => {
    await buyer();
    const billing = acmeBilling;
    await store({ ...paid, billing });
    const later = { ...billing, company: "Globex AG" };
    const acting = { actorId: "usr_1", accountId: "usr_1" };
    await changeBilling(core, acting, { version: 0, details: later }, someCaller);
    const text = await lettersInPdf((await receipt()).bytes);
    const billed = "Billed to: Acme GmbH, 1 Main Street, Berlin, 10115, Germany";
    for (const said of [billed, "Tax ID: DE123456789"]) expect(text, said).toContain(lettersIn(said));
    for (const said of ["Globex", "Ann Lee"]) expect(text, said).not.toContain(lettersIn(said));
  });

  it("names buyer, number, day on the buyer's clock, what was bought, the total and the payment's reference", async () => {
    await buyer({ timeZone: "America/Los_Angeles" });
    await store({ ...paid, createdAt: "2026-01-15T06:30:00.000Z" });
    const file = await receipt();
    expect(file).toMatchObject({ mediaType: "application/pdf", name: "Marquee receipt pay_1.pdf" });
    const text = await lettersInPdf(file.bytes);
    for (const said of [
      "Receipt number: pay_1",
      "Date: January 14, 2026, 10:30 PM (America/Los Angeles)",
      "Billed to: Ann Lee, Acme, ann@example.com",
      "Payment method: Card",
      "Payment reference: pi_123",
      "Status: Paid",
      "Growth Package",
      "500",
      "$99.00",
    ])
      expect(text, said).toContain(lettersIn(said));
    expect(text).not.toContain(lettersIn("Refunded"));
    expect(Buffer.from(file.bytes).toString("latin1")).toContain("/StructTreeRoot");
    expect((await receipt()).bytes).toEqual(file.bytes);
  });

  it("shows what was returned, and what remains", async () => {
    await buyer();
    await store({ ...paid, refunds: { re_1: { amountCents: 2_500, failed: false } } });
    const text = await lettersInPdf((await receipt()).bytes);
    for (const said of ["Partly refunded", "−$25.00", "Remaining", "$74.00"])
      expect(text, said).toContain(lettersIn(said));
    await store({ ...paid, status: "refunded", refundedCents: 9_900 });
    expect(await lettersInPdf((await receipt()).bytes)).toContain(lettersIn("Status: Refunded"));
  });

  it("of a test payment says that no card was charged", async () => {
    await buyer();
    await store({ ...paid, method: "mock", intentId: null });
    const text = await lettersInPdf((await receipt()).bytes);
    expect(text).toContain(lettersIn("no card was charged"));
    expect(text).not.toContain(lettersIn("Payment reference"));
  });

  it.each(sampleOf(Object.entries(namesByScript), 10))(
    "names a buyer in %s as they write it",
    async (_, name) => {
      await buyer({ name, company: name });
      await store();
      expect(await lettersInPdf((await receipt()).bytes)).toContain(lettersIn(name));
    },
  );

  it("adds up: what was paid less what was returned is what remains", () => {
    const at = { name: "Ann", company: "", email: null, timeZone: "UTC" };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(12_000_000), (paidCents, refundedCents) => {
        const payment = samplePayment("pay_1", { ...paid, priceCents: paidCents, paidCents, refundedCents });
        const table = receiptBlocks(payment, at).find((block) => block.kind === "table");
        const cents = (name: string) => {
          const text = table?.rows.find(([first]) => first === name)?.at(-1) ?? "$0";
          return Math.round(Number(text.replace("−", "-").replaceAll(/[$,]/g, "")) * 100);
        };
        const remaining = refundedCents === 0 ? cents("Paid") : cents("Remaining");
        expect(cents("Paid") + cents("Refunded")).toBe(remaining);
        expect(cents("Paid")).toBe(paidCents);
      }),
    );
  });
});

describe("there is no receipt", () => {
  it("not_found: of another account's payment, as of none", async () => {
    await buyer();
    await store();
    expect(await codeOf(receipt("usr_2"))).toBe("not_found");
    expect(await codeOf(receipt("usr_1", "pay_2"))).toBe("not_found");
  });

  it("conflict: of a payment that brought no money", async () => {
    await buyer();
    for (const status of ["pending", "failed"] as const) {
      await store({ status });
      expect(await codeOf(receipt())).toBe("conflict");
    }
  });
});
