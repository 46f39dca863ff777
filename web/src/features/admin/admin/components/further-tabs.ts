/** Every tab but the first; their code loads together when one of them opens. */
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
