import type { getPaymentReceipt } from "@marquee/contracts/credits/payments";
import { addressOf } from "#api/http.ts";

const operation = addressOf<typeof getPaymentReceipt>(
  "getPaymentReceipt",
  "GET",
  "/api/payments/{id}/receipt.pdf",
);

/** Where the browser downloads the receipt of one of the user's payments. */
export function receiptPdfPath(id: string): string {
  return operation.path.replace("{id}", encodeURIComponent(id));
}
