import type { DocumentMaker, DrawnBlock } from "@marquee/adapters/documents/port";
import type { BillingDetails } from "@marquee/contracts/credits/billing-details";
import { AppError } from "@marquee/contracts/errors";
import type { NamedFile } from "@marquee/contracts/operation";
import { zonedInstantText } from "@marquee/contracts/text/day-text";
import { countryName, numberText } from "@marquee/contracts/text/formats";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../core.ts";
import { profileKey, readUser, zoneOf } from "../../ground/users/user.item.ts";
import { returnedCents } from "./money.ts";
import { getPayment } from "./own-payments.ts";
import type { PaymentRecord } from "./payment.item.ts";

/** Who bought, as their profile has it now: what receipts say where no billing details were given. */
interface Buyer {
  name: string;
  company: string;
  email: string | null;
  timeZone: string;
}

/**
 * The receipt of a payment of an account, as a file. It says what is known of the money now, so a refund is on it, and who
 * was billed as the details were when it was bought.
 * @throws AppError not_found, also for another account's payment; conflict for one that brought no money
 */
export async function getPaymentReceipt(
  { core, documents }: { core: Core; documents: DocumentMaker },
  accountId: string,
  paymentId: string,
): Promise<NamedFile> {
  const payment = await getPayment(core, accountId, paymentId);
  if (payment.status !== "completed" && payment.status !== "refunded")
    throw new AppError("conflict", { message: "There is a receipt once the payment is completed." });
  const row = await core.table.get(profileKey(accountId));
  if (!row) throw new AppError("not_found");
  const user = readUser(row);
  const { name, company, email } = user;
  const bytes = await documents.pdf({
    title: `Receipt ${payment.id}`,
    sort: "Receipt",
    parties: [
      { role: "Billed to", name: payment.billing?.company ?? (company || name) },
      { role: "Paid to", name: "Marquee" },
    ],
    blocks: receiptBlocks(payment, { name, company, email, timeZone: zoneOf(user) }),
    appendix: [],
    footer: `Marquee, receipt ${payment.id}`,
    createdAt: new Date(payment.updatedAt),
  });
  return { bytes, mediaType: "application/pdf", name: `Marquee receipt ${payment.id}.pdf` };
}

const paragraph = (text: string): DrawnBlock => ({ kind: "paragraph", text });
const money = (cents: number) => usd(cents / 100, { exact: true }).replace("-", "−");

/** What a receipt says, from the payment and whoever is billed. */
export function receiptBlocks(payment: PaymentRecord, buyer: Buyer): DrawnBlock[] {
  const { id, packageName, creditAmount, priceCents, method, intentId, sessionId, createdAt } = payment;
  const returned = returnedCents(payment);
  const reference = intentId ?? sessionId;
  return [
    { kind: "heading", level: 1, text: "Receipt" },
    {
      kind: "list",
      items: [
        `Receipt number: ${id}`,
        `Date: ${zonedInstantText(createdAt, buyer.timeZone)}`,
        `Billed to: ${payment.billing ? billingText(payment.billing) : billedTo(buyer)}`,
        ...(payment.billing?.taxId ? [`Tax ID: ${payment.billing.taxId}`] : []),
        `Payment method: ${method === "card" ? "Card" : "Test payment"}`,
        ...(method === "card" && reference !== null ? [`Payment reference: ${reference}`] : []),
        `Status: ${statusText(payment, returned)}`,
      ],
    },
    { kind: "heading", level: 2, text: "What was bought" },
    {
      kind: "table",
      head: ["Package", "Credits", "Amount (USD)"],
      rows: [
        [packageName, numberText(creditAmount), money(priceCents)],
        ["Paid", "", money(payment.paidCents)],
        ...(returned === 0
          ? []
          : [
              ["Refunded", "", money(-returned)],
              ["Remaining", "", money(payment.paidCents - returned)],
            ]),
      ],
    },
    ...(returned === 0
      ? []
      : [
          paragraph(
            "The refunded money was returned to the card through a refund or dispute, and the matching credits were removed from the balance.",
          ),
        ]),
    ...(method === "card" ? [] : [paragraph("This was a test payment: no card was charged.")]),
  ];
}

function billedTo({ name, company, email }: Buyer): string {
  const parts = [name, company === name ? "" : company, email ?? ""];
  return sideBySide(
    parts.filter((part) => part !== ""),
    ", ",
  );
}

/** The frozen details in one line, the country by its name. */
function billingText(billing: BillingDetails): string {
  const { company, addressLine1, addressLine2, city, region, postalCode, country } = billing;
  const parts = [company, addressLine1, addressLine2, city, region, postalCode, countryName(country)];
  return sideBySide(
    parts.filter((part) => part !== ""),
    ", ",
  );
}

function statusText({ paidCents }: PaymentRecord, returned: number): string {
  if (returned === 0) return "Paid";
  return returned < paidCents ? "Partly refunded" : "Refunded";
}
