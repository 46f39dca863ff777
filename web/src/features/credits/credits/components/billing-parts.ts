/** What the billing tab of the profile shows of this feature; it loads when the tab opens. */
export { BillingDetailsCard } from "./billing-details-card.tsx";
export { PaymentsCard } from "./payments-card.tsx";
