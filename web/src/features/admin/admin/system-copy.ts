/** Every text of the system screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const deadLettersTab = {
  message: "Message",
  job: "Job",
  unreadable: "Can't be read",
  tries: "Tries",
  sent: "Sent",
  loading: "Loading dead letters",
  failed: "Couldn't load the dead letters",
  refresh: "Refresh",
  redriveTitle: (queue: string) => sentence`Redrive the ${queue} queue?`,
  redriveText:
    "Every dead letter in this queue is processed again. Finished jobs are skipped, and nothing is charged twice.",
  redrive: "Redrive queue",
  redriven: "Queue redriven",
  queue: (queue: string) => sentence`${queue} queue`,
  firstTen: "Shows the first 10. A redrive includes them all.",
  emptyTitle: "No dead letters",
  empty: "Every message in this queue was processed.",
  caption: (queue: string) => sentence`Dead letters in the ${queue} queue`,
  redrivenText: (count: number, queue: string) =>
    sentence`${count} ${count === 1 ? "message" : "messages"} sent to the ${queue} queue again.`,
  one: "queue",
  many: "queues",
} as const;

export const flagsCard = {
  registration: "Registration",
  registrationNote: "People can create an account by email, phone, or Google.",
  google: "Google sign-in",
  googleNote: "People can sign in with Google, if Google is set up.",
  phone: "Phone sign-in",
  phoneNote: "We send codes by text message, which costs money.",
  campaigns: "Campaign generation",
  campaignsNote: "People can generate campaigns. Generations in progress finish either way.",
  chat: "Chat with Morgan",
  chatNote: "Morgan answers messages. People can always read earlier conversations.",
  billing: "Billing tab",
  billingNote: "The profile shows payments and receipts instead of “Billing Coming Soon”.",
  takesEffect: "Takes effect within a minute.",
  title: "Features",
  note: "When a feature is off, it's hidden and its API calls fail.",
  offTitle: (feature: string) => sentence`Turn off ${feature}?`,
  offText: "It stops for everyone within a minute, until you turn it back on.",
  off: "Turn off",
  turned: (feature: string, on: boolean) => sentence`${feature} turned ${on ? "on" : "off"}`,
} as const;

/** What the model's reasons mean; any other, such as http_404, is shown as it is. */
const modelReasons: Readonly<Record<string, string>> = {
  http_401: "our key was refused (401)",
  http_403: "our key lacks a permission (403)",
  http_429: "its rate limit was reached (429)",
  http_529: "it was overloaded (529)",
  overloaded_error: "it was overloaded",
  rate_limit_error: "its rate limit was reached",
  key_unreadable: "our key couldn't be read",
  timeout: "it took too long",
  worker_timeout: "it took too long",
  network: "it couldn't be reached",
  refusal: "it declined to answer",
  invalid_output: "its answer wasn't usable",
  empty_answer: "its answer was empty",
  cut_off: "its answer was cut off",
  model_unknown: "the service no longer has it",
  response_too_large: "its answer was too large",
  stream_broken: "its answer broke off",
  stream_cut: "its answer broke off",
  stream_error: "its answer ended in an error",
  prompt_leak: "its answer quoted our instructions",
  tool_failed: "a look-up failed",
  unsafe_svg: "its drawing wasn't safe",
  no_concept: "the concept to refine is gone",
  change_ignored: "it ignored the change that was asked for",
  change_not_understood: "the change wasn't understood",
  superseded: "a newer answer took its place",
  aborted: "it was stopped",
  stopped: "the reader stopped it",
};

export const jobsTab = {
  open: "Open",
  failed: "Failed or incomplete",
  status: "Status",
  refresh: "Refresh",
  refundFinished: "Refund a finished job",
  retryAll: "Retry all",
  retriedAs: (id: string) => sentence`Retried as ${id}`,
  jobs: "Jobs",
  noneOpen: "No open jobs",
  noneFailed: "No failed or incomplete jobs",
  noneOpenText: "Campaigns and replies appear here while they're in progress.",
  noneFailedText:
    "Jobs that fail or deliver only a part appear here, with the reason and what happened to their credits.",
  caption: (status: string) => sentence`${status} jobs, newest first`,
  model: (reason: string) => sentence`Model: ${modelReasons[reason] ?? reason}`,
  job: "Job",
  user: "User",
  notStarted: "not started",
  attempt: (attempt: number) => sentence`attempt ${attempt}`,
  credits: "Credits",
  reserved: (credits: string) => sentence`${credits} reserved`,
  requested: "Requested",
  actions: "Actions",
  retryJob: (id: string) => sentence`Retry ${id}`,
  retry: "Retry",
  refundJob: (id: string) => sentence`Refund ${id}`,
  refund: "Refund",
  creditsReturned: "Credits returned",
  noun: "jobs",
} as const;

export const foundReference = {
  found: (id: string) => sentence`What ${id} is`,
  close: "Close",
  loading: "Looking it up",
  failed: "Couldn't look it up",
  noneTitle: "No account, job, or payment has this id",
  none: "If somebody copied it from an error message, it's the id of a request, and the lines with it are in the logs:",
  logFilter: (id: string) => sentence`filter requestId = "${id}"`,
  what: "What",
  account: "Account",
  name: "Name",
  error: "Error",
  reason: "Why",
  tries: "Tries",
  payment: (name: string) => sentence`Payment for ${name}`,
  amount: "Amount",
  refunded: "Refunded",
  checkout: "Checkout",
  started: "Started",
} as const;

export const modelBudgetCard = {
  title: "Model budget",
  note: "The most that all users together may ask of the model in a day (UTC). Orders beyond it are refused until the next day and cost nothing.",
  campaigns: "Campaigns a day",
  replies: "Replies a day",
  tokens: "Output tokens a day",
  stage: (campaigns: string, replies: string, tokens: string) =>
    sentence`This stage's own budget: ${campaigns} campaigns, ${replies} replies, ${tokens} output tokens.`,
  save: "Save budget",
  reset: "Use the stage's budget",
  saved: "Budget saved",
  wholeNumber: "Enter a whole number, such as 500",
  takesEffect: "Takes effect within a minute.",
} as const;

export const welcomeCard = {
  title: "Welcome credits",
  note: "What people get once they've confirmed how to be reached. Giving more needs a second admin.",
  credits: "Credits",
  creditsHint: "0 for none",
  days: "Days until they expire",
  stage: (credits: string, days: string) =>
    sentence`This stage's own grant: ${credits} credits for ${days} days.`,
  save: "Save grant",
  reset: "Use the stage's grant",
  saved: "Grant saved",
  waiting: "Waiting for a second admin",
  unchangedUntilThen: "People get the present grant until then.",
} as const;

export const maintenanceCard = {
  information: "Information",
  warning: "Warning",
  shown: "Banner shown",
  takesEffect: "Everyone sees this within a few minutes.",
  title: "Maintenance banner",
  shownNote: "Shown on every page, including the sign-in page.",
  hiddenNote: "No banner is shown right now.",
  message: "Message",
  messagePlaceholder: "Scheduled maintenance: Sunday, 8–9 PM UTC. Campaigns may take longer.",
  tone: "Type",
  preview: "Preview",
  removed: "Banner removed",
  remove: "Remove banner",
  change: "Update banner",
  show: "Show banner",
  updated: "Banner updated",
} as const;

export const packageDialog = {
  waiting: "Waiting for a second admin",
  unchangedUntilThen: (name: string) => sentence`${name} doesn't change until then.`,
  saved: "Package saved",
  title: "Edit package",
  lead: "Payments already started keep their price. A second admin must approve cheaper credits.",
  name: "Name",
  price: "Price (USD)",
  priceHint: "Whole dollars",
  credits: "Credits",
  creditsUnit: "credits",
  forSale: "For sale",
  forSaleNote: "If you turn this off, the package is hidden and can't be bought.",
  cancel: "Cancel",
  save: "Save package",
} as const;

export const packagesCard = {
  title: "Credit packages",
  note: "Payments already started keep their price.",
  loading: "Loading packages",
  failed: "Couldn't load the packages",
  emptyTitle: "No packages",
  empty: "Credit packages are added when this site is first set up.",
  notForSale: "Not for sale",
  creditsFor: (credits: string, price: string) => sentence`${credits} credits for ${price}`,
  editPackage: (name: string) => sentence`Edit ${name}`,
  edit: "Edit",
} as const;

export const pricesCard = {
  title: "Price list",
  note: "Work already requested keeps its price. A second admin must approve lower prices.",
  save: "Save prices",
  confirmTitle: "Save these prices?",
  noDifference: "These prices are already in effect.",
  confirm: "Save prices",
  waiting: "Waiting for a second admin",
  unchangedUntilThen: "Prices don't change until then.",
  saved: "Prices saved",
  takesEffect: "Takes effect within a minute.",
  confirmText: (differences: string) =>
    sentence`${differences}. Higher prices take effect within a minute. Lower prices take effect when a second admin approves them.`,
  difference: (label: string, before: number, after: number) => sentence`${label}: ${before} → ${after}`,
} as const;

export const priceFields = {
  campaignIdeas: { label: "Campaign ideas", hint: "Credits per campaign" },
  competitiveAnalysis: { label: "Competitive analysis", hint: "Extra credits per campaign" },
  visualMockup: { label: "Visual mockup", hint: "Extra credits per campaign" },
  refinement: { label: "Refined concept", hint: "Credits per concept" },
  chatReply: { label: "Reply from Morgan", hint: "Credits per reply, after the free replies" },
  freeRepliesPerMonth: { label: "Free replies per month", hint: "Per user" },
  wholeNumber: "Enter a whole number",
  wholeDollars: "Enter whole dollars",
} as const;

export const refundJobDialog = {
  refunded: "Credits refunded",
  refundedText: (username: string, id: string) => sentence`To ${username}, for ${id}.`,
  openTitle: "Stop this job and refund it?",
  finishedTitle: "Refund a finished job",
  openText: (username: string) =>
    sentence`The credits reserved for this job go back to ${username}. Its result won't be delivered.`,
  finishedText: "The credits charged for a completed job go back to its user. A job can be refunded once.",
  jobId: "Job ID",
  userId: "User ID",
  reason: "Reason",
  reasonHint: "Shown in the audit log.",
  cancel: "Cancel",
  stopAndRefund: "Stop and refund",
  refund: "Refund job",
} as const;

export const retryJobDialog = {
  title: "Retry this job?",
  campaignText: (username: string) =>
    sentence`We'll generate the same campaign again for ${username}, at today's price and with their credits. If you retry twice, it still runs once.`,
  openText: "We'll send the job to be processed again. If it's already running, nothing happens twice.",
  retry: "Retry job",
  retried: "Job retried",
} as const;

const campaigns = (count: number) =>
  count === 1 ? "1 failed campaign" : sentence`${count} failed campaigns`;
const ofUsers = (count: number) => (count === 1 ? "1 user" : sentence`${count} users`);

export const retryJobsDialog = {
  title: "Retry all failed campaigns?",
  loading: "Counting the failed campaigns",
  failed: "Couldn't load the failed campaigns",
  none: "No failed campaign is left to retry.",
  count: (count: number, users: number) =>
    sentence`We'll generate ${campaigns(count)} of ${ofUsers(users)} again, at today's prices and with their credits. Campaigns that were already retried are left out, and nothing is charged twice.`,
  rest: "There are more. These are the newest; retry again for the next ones.",
  retry: (count: number) => (count === 1 ? "Retry 1 job" : sentence`Retry ${count} jobs`),
  close: "Close",
  doneTitle: (count: number) => (count === 1 ? "1 job retried" : sentence`${count} jobs retried`),
  notRetried: (count: number) =>
    count === 1 ? "1 job wasn't retried:" : sentence`${count} jobs weren't retried:`,
  refusal: (id: string, message: string) => sentence`${id}: ${message}`,
} as const;

export const setBackButton = {
  notInEffect: "No longer in effect",
  waiting: "Waiting for a second admin",
  waitingText: "A second admin must approve lower prices.",
  reverted: "Change reverted",
  takesEffect: "Takes effect within a minute.",
  revert: "Revert",
  title: "Revert this change?",
  text: "This restores the previous values for this change only. The revert is logged.",
  confirm: "Revert change",
} as const;

export const systemTab = {
  loading: "Loading the settings",
  failed: "Couldn't load the settings",
  defaults: "Default settings",
  staleTitle: "Another admin changed these settings.",
  load: "Load the latest version",
  staleText: "Your changes weren't saved. Load the latest version and try again.",
  changedBy: (name: string, time: string) => sentence`Changed by ${name} on ${time}`,
  operations: "operations",
} as const;

export const daysBack = {
  label: "Time",
  any: "Any time",
  day: "Last 24 hours",
  days: (count: string) => sentence`Last ${count} days`,
} as const;

export const recentList = {
  time: "Time",
  loading: "Loading the list",
} as const;

export const exportFile = {
  users: "Export CSV",
  revenue: "Export revenue (CSV)",
  failed: "Couldn't export",
  saved: (count: string, isOne: boolean) => (isOne ? "1 row saved" : sentence`${count} rows saved`),
  cut: (count: string) => sentence`The file has the newest ${count}. Older ones are left out.`,
  unreadable: (count: number) =>
    count === 1
      ? "1 record couldn't be read and is left out."
      : sentence`${count} records couldn't be read and are left out.`,
  active: "active",
  suspended: "suspended",
  yes: "yes",
  no: "no",
  userHead: [
    "user ID",
    "username",
    "name",
    "email",
    "phone",
    "company",
    "role",
    "status",
    "partner",
    "two-factor authentication",
    "available credits",
    "registered (UTC)",
  ],
  purchaseHead: [
    "bought (UTC)",
    "payment ID",
    "user ID",
    "username",
    "package",
    "credits",
    "paid, less refunds (USD)",
  ],
} as const;

export const purchasesTab = {
  title: "Purchases",
  note: "Paid by real cards, without what was returned in full. Test payments are not included.",
  caption: "Purchases, newest first",
  failed: "Couldn't load the purchases",
  emptyTitle: "No purchases",
  empty: "Nobody bought credits by card in this time.",
  package: "Package",
  user: "User",
  credits: "Credits",
  kept: "Paid, less refunds",
  bought: "Bought",
  receipt: "PDF receipt",
  receiptOf: (packageName: string, username: string) => sentence`PDF receipt for ${packageName}, ${username}`,
} as const;

export const signedDealsTab = {
  title: "Signed deals",
  note: "Deals that both sides signed. What they agreed on is between them.",
  caption: "Signed deals, newest first",
  failed: "Couldn't load the signed deals",
  emptyTitle: "No signed deals",
  empty: "No deal was signed by both sides in this time.",
  event: "Event",
  sponsor: "Sponsor",
  host: "Host",
  signed: "Signed",
  gone: "Deleted account",
} as const;
