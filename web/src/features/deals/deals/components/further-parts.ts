/** Every tab of a deal but the first, and what its buttons open: they share the forms and the lists of messages. */
export { ContractTab } from "./contract-tab.tsx";
export { DeliverablesTab } from "./deliverables-tab.tsx";
export { HistoryTab } from "./history-tab.tsx";
export { MessagesTab } from "./messages-tab.tsx";
export { OfferDialog } from "./offer-dialog.tsx";
export { ReasonDialog } from "./reason-dialog.tsx";
export { RenewDialog } from "./renew-dialog.tsx";
export { SignDialog } from "./sign-dialog.tsx";
