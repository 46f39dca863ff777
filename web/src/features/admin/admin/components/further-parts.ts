/**
 * Every tab but the first, here and on the page of an account, and what its buttons open: the code of all of them loads
 * together when the first one does, since they share forms and lists.
 */
export {
  ChangeDialog,
  ConfirmDialog,
  EndDialog,
  ResendDialog,
  ResetDialog,
  ViewDialog,
} from "./account-act-dialogs.tsx";
export { AccountDeals } from "./account-deals.tsx";
export { AccountJobs } from "./account-jobs.tsx";
export { AccountMails } from "./account-mails.tsx";
export { AccountMoney } from "./account-money.tsx";
export { AdjustmentsTab } from "./adjustments-tab.tsx";
export { ApprovalsCard } from "./approvals-card.tsx";
export { AuditTab } from "./audit-tab.tsx";
export { DeadLettersTab } from "./dead-letters-tab.tsx";
export { FoundReferenceCard } from "./found-reference-card.tsx";
export { JobsTab } from "./jobs-tab.tsx";
export { LedgerTab } from "./ledger-tab.tsx";
export { PurchasesTab } from "./purchases-tab.tsx";
export { ReplyFeedbackTab } from "./reply-feedback-tab.tsx";
export { RoleChangesCard } from "./role-changes-card.tsx";
export { SignedDealsTab } from "./signed-deals-tab.tsx";
export { SupportTab } from "./support-tab.tsx";
export { SystemTab } from "./system-tab.tsx";
export { UsersTab } from "./users-tab.tsx";
export { WebhooksTab } from "./webhooks-tab.tsx";
