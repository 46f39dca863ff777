import type { getPaymentReceipt } from "@marquee/contracts/credits/payments";
import { addressOf } from "#api/http.ts";

const receipt = addressOf<typeof getPaymentReceipt>(
  "getPaymentReceipt",
  "GET",
  "/api/payments/{id}/receipt.pdf",
);

/** Where an admin's browser downloads the receipt of somebody's payment. */
export function receiptPathOf({ id, userId }: { id: string; userId: string }): string {
  const path = receipt.path.replace("{id}", encodeURIComponent(id));
  return `${path}?${new URLSearchParams({ account: userId })}`;
}
