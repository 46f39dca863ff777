import { paths } from "#routing/paths.ts";

/** The page of a payment's receipt. */
export function receiptPath(paymentId: string): string {
  return paths.receipt.replace(":id", encodeURIComponent(paymentId));
}
