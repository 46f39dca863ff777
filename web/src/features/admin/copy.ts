/** Every text of the admin screens, by component. */

export const adjustCreditsForm = {
  waitingForASecondAdmin: "Waiting for a second admin",
  creditsFor: (amount: string | number, name: string | number) => `${amount} credits for ${name}.`,
  creditsBooked: "Credits booked",
  credits: "Credits",
  amountExample: "500 or -200",
  availableNowAfterwards: (availableCredits: string | number, after: string | number) =>
    `Available now ${availableCredits}, afterwards ${after}.`,
  reason: "Reason",
  keptInTheAuditLog: "Kept in the audit log and named in the ledger.",
  moreThanCreditsNothingIs: (adjustmentAloneCredits: string | number) =>
    `More than ${adjustmentAloneCredits} credits: nothing is booked until a second admin agrees.`,
  upToCreditsIn24: (adjustmentAloneCredits: string | number) =>
    `Up to ${adjustmentAloneCredits} credits in 24 hours, from you and for this account, are booked at once. More waits for a second admin.`,
  askForApproval: "Ask for approval",
  bookCredits: "Book credits",
} as const;

export const adjustmentsTab = {
  waiting: "Waiting",
  booked: "Booked",
  rejected: "Rejected",
  creditAdjustments: "Credit adjustments",
  thoseThatWaitComeFirst: "Those that wait come first. Nobody decides on their own.",
  noAdjustmentsYet: "No adjustments yet",
  creditsThatAnAdminBooks: "Credits that an admin books are listed here, with who asked and who agreed.",
  creditAdjustmentsWaitingOnesFirst: "Credit adjustments, waiting ones first",
  account: "Account",
  credits: "Credits",
  reason: "Reason",
  askedBy: "Asked by",
  state: "State",
  for: (verb: string | number, amount: string | number, username: string | number) =>
    `${verb} ${amount} for ${username}`,
  creditsFor: (amount: string | number, username: string | number) => `${amount} credits for ${username}`,
  approveThisAdjustment: "Approve this adjustment?",
  rejectThisAdjustment: "Reject this adjustment?",
  willBeBookedAtOnce: (what: string | number, requestedBy: string | number, reason: string | number) =>
    `${what} will be booked at once. ${requestedBy} gave the reason “${reason}”.`,
  willNotBeBookedThis: (what: string | number) =>
    `${what} will not be booked. This cannot be taken back; it can be asked for again.`,
  approve: "Approve",
  reject: "Reject",
  adjustmentBooked: "Adjustment booked",
  adjustmentRejected: "Adjustment rejected",
} as const;

export const approvalsCard = {
  waiting: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
  changesForASecondAdmin: "Changes for a second admin",
  newAdminsCheaperPackagesAnd: "New admins, cheaper packages and lower prices. Another admin decides.",
  nothingToDecide: "Nothing to decide",
  whenAnAdminAsksFor: "When an admin asks for one of these changes, it is listed here.",
  approveThisChange: "Approve this change?",
  rejectThisChange: "Reject this change?",
  thisTakesEffectAtOnce: (what: string | number, approval: string | number) =>
    `${what}: ${approval}. This takes effect at once.`,
  thisWillNotBeDone: (what: string | number) => `${what}: this will not be done. It can be asked for again.`,
  approve: "Approve",
  reject: "Reject",
  changeApproved: "Change approved",
  changeRejected: "Change rejected",
} as const;

export const auditTab = {
  auditLog: "Audit log",
  whatAdminsDidNewestFirst: "What admins did, newest first. Nothing here can be changed.",
  nothingWasDoneYet: "Nothing was done yet",
  everyChangeAnAdminMakes: "Every change an admin makes is listed here.",
  before: "before:",
  after: ", after:",
} as const;

export const decisionState = {
  reject: "Reject",
  approve: "Approve",
  needsAnotherAdmin: "Needs another admin",
  by: (decidedBy: string | number) => `by ${decidedBy}`,
} as const;

export const ledgerTab = {
  ledgerCheck: "Ledger check",
  addsUpEveryEntryOf:
    "Adds up every entry of every account and compares the sum with the stored balance. It changes nothing.",
  stop: "Stop",
  checkAllLedgers: "Check all ledgers",
  checkAgain: "Check again",
  accountsChecked: "Accounts checked",
  ofAbout: (checked: string | number, total: string | number) => `${checked} of about ${total}…`,
  stopped: (checked: string | number) => `Stopped. ${checked}.`,
  interrupted: (checked: string | number) => `Interrupted. ${checked}.`,
  done: (checked: string | number) => `Done. ${checked}.`,
  noDifferences: "0 differences: every balance equals its ledger.",
} as const;

export const overviewTab = {
  loadingTheOverview: "Loading the overview",
  theOverviewCouldNotBe: "The overview could not be loaded",
  couldNotBeRefreshedStill: "Could not be refreshed; still as",
  as: "As",
  refresh: "Refresh",
  users: "Users",
  newIn7DaysSuspended: (last7Days: string | number, suspended: string | number) =>
    `${last7Days} new in 7 days, ${suspended} suspended`,
  revenue: "Revenue",
  openJobs: "Open jobs",
  nothingWaitsFailedIn24: (failedLast24Hours: string | number) =>
    `Nothing waits; ${failedLast24Hours} failed in 24 hours`,
  oldestFailedIn24Hours: (oldestOpenSeconds: string | number, failedLast24Hours: string | number) =>
    `Oldest ${oldestOpenSeconds}; ${failedLast24Hours} failed in 24 hours`,
  waitingForApproval: "Waiting for approval",
  nothingToDecide: "Nothing to decide",
  forASecondAdmin: "For a second admin",
  queues: "Queues",
  whatWaitsForAWorker: "What waits for a worker, and what none could take.",
  waiting: (waiting: string | number) => `${waiting} waiting`,
  noDeadLetters: "no dead letters",
} as const;

export const partnerCard = {
  partnerAccount: "Partner account",
  aMarkedAccountGetsThe: "A marked account gets the partner's welcome, badge and featured content.",
  findAnAccountByUsername: "Find an account by username",
  username: "Username...",
  theAccountsCouldNotBe: "The accounts could not be loaded",
  noAccountFits: (search: string | number) => `No account fits “${search}”.`,
  partner: "Partner",
  open: (username: string | number) => `Open ${username}`,
  open2: "Open",
} as const;

export const userChangeForms = {
  waitingForASecondAdmin: "Waiting for a second admin",
  staysAsIsUntilThen: (name: string | number) => `${name} stays as is until then.`,
  roleChanged: "Role changed",
  role: "Role",
  anAdminSeesEveryAccount:
    "An admin sees every account and may change credits, prices and switches. A second admin has to agree.",
  countsFromThePersonsNext: "Counts from the person's next call on.",
  askForApproval: "Ask for approval",
  make: (value: string | number) => `Make ${value}`,
  accountReinstated: "Account reinstated",
  accountSuspended: "Account suspended",
  thisIsAnAdminsAccount:
    "This is an admin's account: a second admin has to agree before the person can sign in again.",
  thePersonCanSignIn: "The person can sign in and work again at once.",
  everyDeviceOfThisPerson:
    "Every device of this person is stopped with its next call, and nobody can sign in to the account. Credits and campaigns stay as they are.",
  reinstateAccount: "Reinstate account",
  suspendAccount: "Suspend account",
  partnerMarkRemoved: "Partner mark removed",
  markedAsPartner: "Marked as partner",
  theAccountLosesThePartners:
    "The account loses the partner's welcome and badge. Credits that were granted stay.",
  theAccountGetsThePartners:
    "The account gets the partner's welcome, badge and featured content. Grant credits separately, if wanted.",
  removePartnerMark: "Remove partner mark",
  markAsPartner: "Mark as partner",
  reason: "Reason",
  keptInTheAuditLog: "Kept in the audit log.",
  back: "Back",
} as const;

export const userDialog = {
  email: "Email",
  notGiven: "Not given",
  phone: "Phone",
  twoFactorSignIn: "Two-factor sign-in",
  on: "On",
  off: "Off",
  joined: "Joined",
  credits: "Credits",
  availableReservedUsedOf: (
    availableCredits: string | number,
    heldCredits: string | number,
    count: string | number,
    totalCredits: string | number,
  ) => `${availableCredits} available, ${heldCredits} reserved, ${count} used of ${totalCredits}`,
  suspended: "Suspended",
  active: "Active",
  partner: "Partner",
  accountId: "Account id",
  copy: "Copy",
  adjustCredits: "Adjust credits",
  changeRole: "Change role",
  removePartnerMark: "Remove partner mark",
  markAsPartner: "Mark as partner",
  reinstate: "Reinstate",
  suspend: "Suspend",
  thisIsYourOwnAccount:
    "This is your own account: another admin changes its credits, role, suspension or partner mark.",
} as const;

export const usersTab = {
  allRoles: "All roles",
  activeAndSuspended: "Active and suspended",
  active: "Active",
  suspended: "Suspended",
  searchUsers: "Search users",
  nameEmailCompanyOrId: "Name, email, company or id...",
  role: "Role",
  status: "Status",
  users: "Users",
  nobodyFound: "Nobody found",
  noUsersYet: "No users yet",
  noAccountFitsWhatYou: "No account fits what you are looking for.",
  accountsAppearHereAsSoon: "Accounts appear here as soon as somebody registers.",
  usersNewestFirst: "Users, newest first",
  person: "Person",
  noAddress: "no address",
  company: "Company",
  partner: "Partner",
  credits: "Credits",
  joined: "Joined",
} as const;

export const webhookDialog = {
  replayed: (label: string | number) => `Replayed: ${label}`,
  webhookEvent: "Webhook event",
  theEventIsAppliedAs: "The event is applied as if it came now. What it granted before is not granted twice.",
  cancel: "Cancel",
  applyAgain: "Apply again",
  replay: "Replay",
  loadingTheEvent: "Loading the event",
  theEventCouldNotBe: "The event could not be loaded",
  received: "Received",
  payment: "Payment",
  noneOfOurs: "None of ours",
  paymentStatus: "Payment status",
  unchanged: "Unchanged",
  asItCame: "As it came",
  copyJson: "Copy JSON",
  rawEvent: "Raw event",
} as const;

export const webhooksTab = {
  webhookLog: "Webhook log",
  whatTheCardProviderTold:
    "What the card provider told us, newest first. Open one to read it as it came, or to apply it again.",
  noEventsYet: "No events yet",
  asSoonAsTheCard: "As soon as the card provider reports a payment, it is listed here with what it did.",
  webhookEventsNewestFirst: "Webhook events, newest first",
  event: "Event",
  verdict: "Verdict",
  whatItDid: "What it did",
  deliveries: "Deliveries",
  received: "Received",
} as const;
