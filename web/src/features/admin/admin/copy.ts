/** Every text of the admin screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const adminPage = {
  dashboardLead: "Users, revenue, and work at a glance.",
  usersLead: "Find and manage user accounts.",
  systemLead: "Manage features, prices, packages, and the banner. Changes apply within a minute.",
  jobsLead: "Work in progress and work that failed.",
  deadLettersLead: "Messages that couldn't be processed.",
  webhooksLead: "Events from the card provider and what we did with them.",
  approvalsLead: "Role changes, changes waiting for a second admin, and manual credit adjustments.",
  ledgerLead: "Checks that every balance matches its ledger.",
  feedbackLead: "How people rate what Morgan answers.",
  auditLead: "Who changed what, and why.",
  supportLead: "What users asked, and your answers.",
  overview: "Overview",
  people: "People",
  money: "Money",
  work: "Work",
  users: "Users",
  system: "System",
  jobs: "Jobs",
  deadLetters: "Dead letters",
  webhooks: "Webhooks",
  approvals: "Approvals",
  ledgerCheck: "Ledger check",
  purchases: "Purchases",
  purchasesLead: "Who bought credits by card, with their receipts.",
  signedDeals: "Signed deals",
  signedDealsLead: "Deals that both sides signed.",
  feedback: "Morgan feedback",
  auditLog: "Audit log",
  support: "Support",
  userManagement: "User Management",
  systemControl: "System Control",
  adminDashboard: "Admin Dashboard",
  admin: "Admin",
} as const;

export const adjustCreditsForm = {
  waiting: "Waiting for a second admin",
  creditsFor: (amount: string, name: string) => sentence`${amount} credits for ${name}.`,
  adjusted: "Credits adjusted",
  amount: "Credits",
  amountPlaceholder: "500 or -200",
  balance: (available: string, after: string) => sentence`Available now: ${available}. After this: ${after}.`,
  reason: "Reason",
  reasonHint: "Shown in the audit log and in the account's transactions.",
  needsApproval: (most: string) =>
    sentence`A second admin must approve adjustments of more than ${most} credits.`,
  limit: (most: string) =>
    sentence`You can adjust up to ${most} credits in 24 hours, per admin and per account. Larger adjustments need a second admin.`,
  request: "Request approval",
  submit: "Adjust credits",
  wholeNumber: "Enter a whole number, such as 500 or -200",
} as const;

export const adjustmentsTab = {
  waiting: "Pending",
  booked: "Applied",
  rejected: "Rejected",
  title: "Credit adjustments",
  note: "Pending first. A second admin must approve.",
  emptyTitle: "No adjustments yet",
  empty: "Manual credit adjustments appear here, with who requested and who approved them.",
  caption: "Credit adjustments, pending first",
  account: "Account",
  credits: "Credits",
  reason: "Reason",
  requestedBy: "Requested by",
  requestedAt: (name: string, at: string) => sentence`${name} · ${at}`,
  status: "Status",
  verbFor: (verb: string, amount: string, username: string) => sentence`${verb} ${amount} for ${username}`,
  creditsFor: (amount: string, username: string) => sentence`${amount} credits for ${username}`,
  approveTitle: "Approve this adjustment?",
  rejectTitle: "Reject this adjustment?",
  approveText: (what: string, requestedBy: string, reason: string) =>
    sentence`${what} take effect right away. ${requestedBy} gave this reason: “${reason}”.`,
  rejectText: (what: string) =>
    sentence`${what} won't be applied. You can't undo this, but another admin can request it again.`,
  approvedToast: "Adjustment approved",
  rejectedToast: "Adjustment rejected",
  noun: "adjustments",
} as const;

export const approvalsCard = {
  waiting: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  title: "Changes that need a second admin",
  note: "Changes to admins, cheaper packages, lower prices, and more welcome credits. A different admin must approve them.",
  emptyTitle: "Nothing to approve",
  empty: "When an admin requests one of these changes, it appears here.",
  approveTitle: "Approve this change?",
  rejectTitle: "Reject this change?",
  approveText: (what: string, differences: string) =>
    sentence`${what}: ${differences}. This takes effect right away.`,
  rejectText: (what: string) => sentence`${what}: this change won't be made. An admin can request it again.`,
  approvedToast: "Change approved",
  rejectedToast: "Change rejected",
  quoted: (reason: string) => sentence`“${reason}”`,
  noun: "changes",
} as const;

export const approval = {
  makeAdmin: (name: string) => sentence`Make ${name} an admin`,
  removeAdmin: (name: string) => sentence`Remove ${name} as an admin`,
  suspendAdmin: (name: string) => sentence`Suspend the admin ${name}`,
  reinstateAdmin: (name: string) => sentence`Reinstate the admin ${name}`,
  changePackage: (name: string) => sentence`Change the package “${name}”`,
  changePrices: "Change prices or welcome credits",
  welcomeCredits: "Welcome credits",
  welcomeDays: "Days until they expire",
  none: "none",
  role: "Role",
  status: "Status",
  partner: "Partner",
  name: "Name",
  price: "Price",
  credits: "Credits",
  forSale: "For sale",
} as const;

export const auditTab = {
  title: "Audit log",
  note: "What admins did, newest first. Entries can't be changed.",
  search: "Search the audit log",
  searchPlaceholder: "Admin, account, or reason...",
  action: "Action",
  anyAction: "All actions",
  when: "When",
  noMatchTitle: "No entries found",
  noMatch: "Try other words, another action, or more days.",
  emptyTitle: "No activity yet",
  empty: "Every change an admin makes appears here.",
  before: "before:",
  after: ", after:",
  arrow: " → ",
  of: ", ",
  orderedBy: (orderer: string) => sentence`Ordered by ${orderer}`,
  quoted: (reason: string) => sentence`“${reason}”`,
  removed: "removed",
  noun: "entries",
} as const;

export const auditChanges = {
  none: "none",
  on: "on",
  off: "off",
  picture: "a picture",
} as const;

export const decisionState = {
  reject: "Reject",
  approve: "Approve",
  needsAnotherAdmin: "Needs another admin",
  by: (decidedBy: string) => sentence`by ${decidedBy}`,
} as const;

export const ledgerTab = {
  title: "Ledger check",
  note: "Adds up every account's transactions and compares the total with the stored balance. Nothing is changed.",
  stop: "Stop",
  checkAll: "Check all ledgers",
  checkAgain: "Check again",
  progress: "Accounts checked",
  ofAbout: (checked: string, total: string) => sentence`${checked} of about ${total}…`,
  stopped: (checked: string) => sentence`Stopped. ${checked}.`,
  interrupted: (checked: string) => sentence`Interrupted. ${checked}.`,
  done: (checked: string) => sentence`Done. ${checked}.`,
  noDifferences: "0 differences: every balance matches its ledger.",
  checked: (count: string, one: boolean) => sentence`${count} ${one ? "account" : "accounts"} checked`,
  differences: (count: number) => sentence`${count} ${count === 1 ? "difference" : "differences"}`,
  account: "account",
  accounts: "accounts",
} as const;

export const overviewTab = {
  loading: "Loading the overview",
  failed: "Couldn't load the overview",
  refreshFailed: (time: string) => sentence`Couldn't refresh. Showing data as of ${time}.`,
  asOf: (time: string) => sentence`As of ${time}`,
  sinceYesterday: "Since yesterday",
  allIsWell: "All is well",
  needsALook: "Needs a look",
  newAccounts: "New accounts",
  newAccountsNote: "Registered in 24 hours",
  purchases: "Purchases",
  purchasesNote: "Paid by card in 24 hours",
  dealsSigned: "Deals signed",
  dealsSignedNote: "By both sides in 24 hours",
  failedJobs: "Failed jobs",
  failedJobsNote: (lastHour: string) => sentence`In 24 hours, ${lastHour} in the last one`,
  errorRate: "Job error rate",
  errorRateNote: (failed: string, ordered: string) =>
    sentence`${failed} of ${ordered} jobs since midnight UTC failed`,
  noOrders: "—",
  noOrdersNote: "No jobs since midnight UTC",
  waitingLetters: "Dead letters",
  waitingLettersNote: "Messages that failed every try",
  oldest: "Oldest job waiting",
  oldestNone: "None",
  oldestNote: "Queued or running",
  refresh: "Refresh",
  users: "Users",
  usersNote: (last7Days: string, suspended: string) =>
    sentence`${last7Days} new in 7 days, ${suspended} suspended`,
  revenue: "Revenue",
  openJobs: "Open jobs",
  noJobsNote: (failed: string) => sentence`None waiting; ${failed} failed in 24 hours`,
  jobsNote: (oldest: string, failed: string) => sentence`Oldest ${oldest}; ${failed} failed in 24 hours`,
  approvals: "Waiting for approval",
  noApprovals: "Nothing to approve",
  approvalsNote: "Role changes, credits, and what needs a second admin",
  support: "Support requests",
  noSupport: "Everybody has an answer",
  supportNote: "Waiting for an answer",
  queues: "Queues",
  queuesNote: "Messages waiting to be processed, and messages that failed every try.",
  waiting: (waiting: string) => sentence`${waiting} waiting`,
  oldestWaiting: (age: string) => sentence`oldest waiting for ${age}`,
  lateQueue:
    "No worker has taken the oldest job yet. Look for failing workers in the logs. Jobs past their deadline end by themselves and return their credits.",
  noDeadLetters: "no dead letters",
  revenueNote: (last30Days: string, payments: string, one: boolean) =>
    sentence`${last30Days} in 30 days, ${payments} ${one ? "payment" : "payments"}; test payments not included`,
  deadLetters: (count: string, one: boolean) => sentence`${count} dead ${one ? "letter" : "letters"}`,
} as const;

export const partnerCard = {
  title: "Partner account",
  note: "A partner account gets the partner welcome, badge, and featured content.",
  search: "Find an account by username",
  placeholder: "Username...",
  failed: "Couldn't load the accounts",
  noMatch: (search: string) => sentence`No account matches “${search}”.`,
  partner: "Partner",
  openUser: (username: string) => sentence`Open ${username}`,
  open: "Open",
} as const;

export const userChangeForms = {
  waiting: "Waiting for a second admin",
  unchangedUntilThen: (name: string) => sentence`${name} doesn't change until then.`,
  roleChanged: "Role changed",
  role: "Role",
  adminRoleHint:
    "Admins can see every account and change credits, prices, and features. A second admin must approve this.",
  leavingRoleHint: "A second admin must approve this. Until then, they keep their admin access.",
  roleHint: "Takes effect immediately.",
  request: "Request approval",
  makeRole: (role: string) => sentence`Make ${role}`,
  reinstated: "Account reinstated",
  suspended: "Account suspended",
  reinstateAdminText:
    "This is an admin account, so a second admin must approve before the person can sign in again.",
  reinstateText: "The person can sign in again right away.",
  suspendAdminText:
    "This is an admin account, so a second admin must approve. Then the person is signed out everywhere and can't sign in.",
  suspendText:
    "This person is signed out everywhere and can't sign in. Their credits and campaigns don't change.",
  reinstate: "Reinstate account",
  suspend: "Suspend account",
  partnerRemoved: "Partner status removed",
  partnerMarked: "Marked as partner",
  removePartnerText: "The account loses the partner welcome and badge. It keeps its credits.",
  markPartnerText:
    "The account gets the partner welcome, badge, and featured content. To add credits, adjust them separately.",
  removePartner: "Remove partner status",
  markPartner: "Mark as partner",
  reason: "Reason",
  reasonHint: "Shown in the audit log.",
  cancel: "Cancel",
} as const;

export const usersTab = {
  allRoles: "All roles",
  anyStatus: "Active and suspended",
  active: "Active",
  suspended: "Suspended",
  search: "Search users",
  searchPlaceholder: "Name, email, company, or ID...",
  registered: "Registered",
  role: "Role",
  status: "Status",
  users: "Users",
  noMatchTitle: "No users found",
  emptyTitle: "No users yet",
  noMatch: "Try a different search or filter.",
  empty: "Accounts appear here when people sign up.",
  caption: "Users, newest first",
  person: "Person",
  noEmail: "no email",
  company: "Company",
  partner: "Partner",
  credits: "Credits",
  joined: "Joined",
  noun: "users",
} as const;

export const webhookDialog = {
  replayed: (verdict: string) => sentence`Replayed: ${verdict}`,
  title: "Webhook event",
  replayText: "We'll process this event again. Credits it already granted aren't granted twice.",
  cancel: "Cancel",
  confirm: "Replay event",
  replay: "Replay event",
  loading: "Loading the event",
  failed: "Couldn't load the event",
  received: "Received",
  payment: "Payment",
  noPayment: "Not one of our payments",
  paymentStatus: "Payment status",
  unchanged: "Unchanged",
  original: "Original event",
  copyJson: "Copy JSON",
  raw: "Raw event",
  receivedText: (time: string, deliveries: number) =>
    sentence`${time}, ${deliveries} ${deliveries === 1 ? "delivery" : "deliveries"}`,
} as const;

export const webhooksTab = {
  title: "Webhook log",
  note: "Events from the card provider, newest first. Open one to see the original event or replay it.",
  emptyTitle: "No events yet",
  empty: "When the card provider reports a payment, the event and its result appear here.",
  caption: "Webhook events, newest first",
  event: "Event",
  verdict: "Result",
  detail: "Details",
  deliveries: "Deliveries",
  received: "Received",
  noun: "events",
} as const;

export const verdicts = {
  applied: "Applied",
  repeated: "Repeated",
  ignored: "Ignored",
  refused: "Refused",
  failed: "Failed",
} as const;

export const replyFeedbackTab = {
  title: "Rated answers",
  note: "Answers that people rated, with the message they answer. Newest rating first.",
  noun: "rated answers",
  emptyTitle: "No ratings yet",
  empty: "When someone rates an answer from Morgan, it shows up here.",
  nothingRated: (days: number) => sentence`Nobody rated an answer in the last ${days} days.`,
  report: (of: { days: number; good: string; bad: string; share: number; reasons: string }) =>
    sentence`Last ${of.days} days: ${of.good} good, ${of.bad} bad (${of.share}% good), ${of.reasons} with a reason.`,
  good: "Good",
  bad: "Bad",
  question: "Message:",
  questionGone: "No longer available",
  answer: "Show the answer",
  quoted: (text: string) => sentence`“${text}”`,
} as const;

export const findReference = {
  label: "Find by ID",
  placeholder: "Account, job, payment ID",
  find: "Find",
} as const;
