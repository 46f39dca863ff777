import { escaped } from "../html-page.ts";
import type { StripeAccount } from "./account.ts";
import { possibleActions, type SessionAction } from "./control.ts";
import type { Delivery } from "./deliveries.ts";
import type { Purchase } from "./objects.ts";
import { page, price } from "./page.ts";

const labels: Record<SessionAction, string> = {
  pay: "Pay by card",
  "pay-later": "Begin a bank transfer",
  arrive: "Let the transfer arrive",
  bounce: "Let the transfer fail",
  expire: "Expire",
  refund: "Refund what is left",
  "fail-refund": "Let the refund fail",
  dispute: "Dispute",
  "prevent-dispute": "Prevent a dispute with a refund",
  "win-dispute": "Win the dispute",
  "win-part": "Win half of the dispute",
  "lose-dispute": "Lose the dispute",
};

/** Every purchase with its possible actions, newest first, and the newest webhooks. */
export function dashboardPage(account: StripeAccount, deliveries: readonly Delivery[]): string {
  const purchases = [...account.purchases.keys()].toReversed().map((id) => account.purchase(id));
  return page(
    "Test payments",
    `<h1 style="font-size:28px;margin-bottom:24px">Test payments</h1>
<ul>${purchases.map((purchase) => purchaseItem(account, purchase)).join("")}</ul>
${purchases.length === 0 ? '<p class="quiet">Nobody has started a checkout yet.</p>' : ""}
<h2 style="margin-top:40px">Webhooks, newest first</h2>
<ul style="gap:4px">${deliveries.slice(-30).toReversed().map(deliveryItem).join("")}</ul>
${deliveries.length === 0 ? '<p class="quiet">None was sent yet.</p>' : ""}`,
  );
}

function purchaseItem(account: StripeAccount, { session, product }: Purchase): string {
  const refunded = [...account.charges.values()].find((one) => one.payment_intent === session.payment_intent);
  const cents = refunded?.amount_refunded ?? 0;
  const currency = session.currency ?? "usd";
  const state =
    session.payment_status === "paid"
      ? `<span class="paid">paid${cents > 0 ? `, ${price(cents, currency)} refunded` : ""}</span>`
      : `<span class="${session.status === "expired" ? "ended" : "quiet"}">${session.status}, ${session.payment_status}</span>`;
  const buttons = possibleActions(account, session.id)
    .map(
      (action) =>
        `<form method="post" action="/_control/sessions/${session.id}/${action}"><button>${labels[action]}</button></form>`,
    )
    .join("");
  return `<li class="card"><strong>${escaped(product.name)}</strong>, ${price(session.amount_total ?? 0, currency)}: ${state}<br>
<code class="quiet">${session.id}</code><div class="row">${buttons}</div></li>`;
}

const deliveryItem = ({ eventId, type, status }: Delivery) =>
  `<li><span class="${status >= 200 && status < 300 ? "paid" : "ended"}">${status || "no answer"}</span> ${escaped(type)} <code class="quiet">${eventId}</code></li>`;
