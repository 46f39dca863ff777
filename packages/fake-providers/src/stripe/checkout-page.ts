import { escaped } from "../html-page.ts";
import type { Customer, Purchase } from "./objects.ts";
import { page, price } from "./page.ts";

/** What a buyer may do with an open session; each is a form on the page. */
export const buyerActions = ["pay", "pay-later", "pay-later-failing"] as const;
export type BuyerAction = (typeof buyerActions)[number];

const form = (sessionId: string, action: BuyerAction, label: string, className = "") =>
  `<form method="post" action="/c/pay/${escaped(sessionId)}/${action}"><button class="${className}">${label}</button></form>`;

/** The page of an open session: what is bought, and how to pay for it. */
export function checkoutPage({ session, product }: Purchase, customer?: Customer): string {
  const { id, currency, amount_total: total, cancel_url: cancelUrl } = session;
  const amount = price(total ?? 0, currency ?? "usd");
  return page(
    `Pay ${amount}`,
    `<div class="pay">
<section aria-labelledby="what">
<h1 id="what">${escaped(product.name)}</h1>
<p class="amount">${amount}</p>
<dl>
<dt>${escaped(product.description || product.name)}</dt><dd>${amount}</dd>
<dt class="total">Total due</dt><dd class="total">${amount}</dd>
</dl>
${billedTo(customer)}
</section>
<section class="card" aria-labelledby="how">
<h2 id="how">Pay</h2>
<dl style="margin-bottom:20px">
<dt>Card</dt><dd>4242 4242 4242 4242</dd>
<dt>Expires</dt><dd>12 / 34</dd>
</dl>
${form(id, "pay", `Pay ${amount}`, "go")}
<p class="quiet" style="margin:20px 0 12px">Or pay later by bank transfer, which takes a moment to arrive:</p>
${form(id, "pay-later", "Transfer that arrives")}
${form(id, "pay-later-failing", "Transfer that fails")}
${cancelUrl === null ? "" : `<a class="button" href="${escaped(cancelUrl)}">Cancel and go back</a>`}
</section>
</div>`,
  );
}

/** Whom the receipt will name; nothing for a customer without details. */
function billedTo(customer: Customer | undefined): string {
  const { name = null, address = null, tax_ids: taxIds } = customer ?? {};
  const lines = [
    name,
    ...Object.values(address ?? {}),
    ...(taxIds?.data ?? []).map(({ type, value }) => `${type} ${value}`),
  ].filter((line) => line !== null);
  return lines.length === 0 ? "" : `<p class="quiet">Billed to: ${escaped(lines.join(", "))}</p>`;
}

/** The page of a session that has ended. */
export function donePage({ session, product }: Purchase, returnUrl: string): string {
  const words =
    session.status === "expired"
      ? ["This checkout has expired", "Nothing was paid. Go back and start again."]
      : ["This checkout is done", `${product.name} was ordered already; nothing more is due.`];
  return page(
    words[0] ?? "",
    `<div class="card"><h1>${escaped(words[0] ?? "")}</h1><p class="quiet">${escaped(words[1] ?? "")}</p>
<a class="button go" href="${escaped(returnUrl)}">Back to the shop</a></div>`,
  );
}
