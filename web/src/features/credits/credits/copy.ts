/** Every text of the credits screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const balanceOverview = {
  availableBalance: "Available balance",
  balanceOf: (agency: string) => sentence`Available balance of ${agency}`,
  paidByAgency: (agency: string) =>
    sentence`${agency} pays what you order here, so this is its balance. The transactions below are the client's own.`,
  loadingCredits: "Loading credits...",
  credits: "credits",
  title: "Credit balance",
  bought: "Purchased and granted",
  used: "Used",
  reserved: "Reserved for work in progress",
  negative: (missing: string) =>
    sentence`Your balance is negative because of a refund or dispute. Buy at least ${missing} to continue.`,
  free: "Campaigns are free right now.",
  startsAt: (price: string) => sentence`A campaign starts at ${price}. Choose a package to get started.`,
  enoughFor: (campaigns: string, price: string) => sentence`Enough for ${campaigns} at ${price} each.`,
  expiring: (credits: string, isOne: boolean, day: string) =>
    sentence`${credits} ${isOne ? "expires" : "expire"} on ${day}.`,
  campaigns: (count: string, isOne: boolean) =>
    isOne ? sentence`${count} campaign` : sentence`up to ${count} campaigns`,
} as const;

export const checkoutReturn = {
  failed: "The payment didn't go through. No credits were added.",
  refunded: "This payment was refunded, and its credits were removed.",
  paidAllTheSame: "Your payment went through before it could be canceled. The credits are in your account.",
  paidTitle: "Payment completed",
  successTitle: "Payment successful",
  waitingTitle: "Confirming your payment",
  success: (credits: string) => sentence`${credits} credits have been added to your account.`,
  waiting:
    "We're waiting for your payment to be confirmed. This usually takes a few seconds, and you can close this window.",
  done: "Done",
  close: "Close",
} as const;

export const confirmPurchaseDialog = {
  title: "Confirm your purchase",
  mockPayment: "Test mode: the payment is simulated and no real card is charged.",
  testCard: "Test mode: pay with a test card on the next page. Your real card won't be charged.",
  card: "You pay by card on the next page.",
  cancel: "Cancel",
  pay: (price: string) => sentence`Pay ${price}`,
  package: "Package",
  price: "Price",
  credits: "Credits",
  balanceNow: "Balance now",
  balanceAfterwards: "New balance",
} as const;

export const faq = {
  title: "Frequently asked questions",
  expireQuestion: "Do credits expire?",
  expireAnswer:
    "No. Purchased credits never expire. Only welcome credits do, on the day shown with your balance.",
  refundQuestion: "Can I get a refund?",
  refundAnswer:
    "Purchases are nonrefundable. If a generation fails, its credits return to your balance automatically.",
  amountQuestion: "How many credits will I need?",
  amountAnswer: "Most teams use 200-500 credits monthly, depending on how many campaigns they generate.",
} as const;

export const packageFeatures = {
  credits: (credits: string) => sentence`${credits} credits for campaigns and Morgan`,
  neverExpire: "Credits never expire",
  priorityMatching: "Priority event matching",
  accountManager: "Dedicated account manager",
} as const;

export const packageList = {
  ownersBuy: "Only owners buy credits for this company. Ask one of them when you need more.",
  loading: "Loading packages",
  failed: "Couldn't load the packages",
  emptyTitle: "No packages available",
  emptyText: "Check back later, or ask Morgan about credits.",
  selected: "Selected",
  mostPopular: "Most popular",
  once: "one-time",
  creditsEach: (credits: string, price: string) => sentence`${credits} credits · ${price} each`,
  buy: (credits: string) => sentence`Buy ${credits} credits`,
  securePayment: "Secure card payment, charged once",
  acceptedCards: "Accepted cards",
  cards: ["Visa", "Mastercard", "Amex"],
} as const;

export const paymentStatus = {
  pending: "Pending",
  completed: "Completed",
  failed: "Failed",
  refunded: "Refunded",
  canceled: "Canceled",
  partlyRefunded: "Partly refunded",
  card: "Card",
  test: "Test payment, no card charged",
} as const;

export const paymentsCard = {
  title: "Payments",
  loading: "Loading payments",
  failed: "Couldn't load your payments",
  emptyTitle: "No payments yet",
  emptyText: "Your receipts will appear here.",
  facts: (date: string, credits: string) => sentence`${date} · ${credits} credits`,
  test: "· test",
  receiptFor: (packageName: string, date: string) => sentence`Receipt for ${packageName}, ${date}`,
  receipt: "Receipt",
  pdf: "PDF",
  pdfFor: (packageName: string, date: string) => sentence`PDF receipt for ${packageName}, ${date}`,
  refunded: (amount: string) => sentence`${amount} refunded`,
} as const;

export const peopleCard = {
  title: "By person",
  system: "Marquee",
  spent: (credits: string) => sentence`${credits} spent`,
  added: (credits: string) => sentence`${credits} added`,
  nothing: "Nothing spent",
} as const;

export const testModeBanner = {
  testMode: "Test mode.",
  mock: "Payments are simulated. You won't be charged, and credits are added right away.",
  testCard: "Use a test card. Your real card won't be charged.",
} as const;

export const transactionsCard = {
  pdf: "PDF receipt",
  pdfOf: (what: string, at: string) => sentence`PDF receipt for ${what}, ${at}`,
  title: "Recent Transactions",
  loading: "Loading transactions",
  failed: "Couldn't load your transactions",
  emptyTitle: "No Credits Yet",
  emptyText: "Your purchases and usage will appear here.",
  noneTitle: "No matching transactions",
  noneText: "Choose other filters or a longer time.",
  clearFilters: "Clear filters",
  type: "Type",
  anyType: "All types",
  time: "Time",
  anyTime: "All time",
  person: "Person",
  anyPerson: "Everyone",
  lastDays: (days: string) => sentence`Last ${days} days`,
  lastYear: "Last 12 months",
  charged: (what: string, subject: string) => sentence`${what}: ${subject}`,
  forClient: (client: string) => sentence`for ${client}`,
  returned: (what: string, subject: string) => sentence`${what} · ${subject}`,
  exportCsv: "Export CSV",
  caption: "Credit transactions, newest first",
  description: "Description",
  amount: "Amount",
  balanceAfter: "Balance after",
} as const;

export const usageGuide = {
  campaignIdeas: "Campaign ideas",
  atLeastThree: "At least three complete concepts",
  competitiveAnalysis: "Competitive analysis",
  optional: "Optional, per campaign",
  visualMockup: "Visual mockup",
  refinement: "Refined concept",
  refinementNote: "One concept, changed or replaced",
  reply: "Reply from Morgan",
  afterFreeReplies: (count: number) => sentence`After ${count} free replies a month`,
  aiInsights: "AI Insights",
  aiInsightsNote: "Trends and recommendations for your market",
  aiInsightsCost: "10-15 credits",
  eventAnalytics: "Event Analytics",
  eventAnalyticsNote: "Reach and engagement of one event",
  eventAnalyticsCost: "20-30 credits",
  roiTracking: "ROI Tracking",
  roiTrackingNote: "One sponsorship, from deal to return",
  roiTrackingCost: "40-50 credits",
  sponsorshipMatching: "Sponsorship Matching",
  sponsorshipMatchingNote: "Events and packages that fit your brand",
  sponsorshipMatchingCost: "25-35 credits",
  priceList: "Price list",
  priceListNote: "You're charged only for what's delivered.",
  typicalUse: "Typical use",
  typicalUseNote: "Planning figures. Nothing here is charged.",
} as const;

export const creditsPage = {
  title: "Billing & Credits",
  lead: "Buy credits and track how you use them.",
  backToDashboard: "Back to Dashboard",
  backToCampaign: "Continue your campaign",
  tabs: "Credits",
  packages: "Packages",
  usageGuide: "Usage Guide",
} as const;

export const receiptPage = {
  taxId: (taxId: string) => sentence`Tax ID: ${taxId}`,
  receiptOf: (id: string) => sentence`Receipt ${id}`,
  receipt: "Receipt",
  back: "Back to Billing & Credits",
  loading: "Loading the receipt",
  failed: "Couldn't load the receipt",
  notFoundTitle: "Receipt not found",
  notFoundText: "We couldn't find this payment.",
  seeYourPayments: "See your payments",
  marquee: "Marquee",
  payment: "Payment",
  print: "Print",
  pdf: "Download PDF",
  billedTo: "Billed to",
  status: "Status",
  date: "Date",
  paymentMethod: "Payment method",
  caption: "What was bought",
  package: "Package",
  credits: "Credits",
  amountUsd: "Amount (USD)",
  paid: "Paid",
  amount: "Amount",
  refunded: "Refunded",
  remaining: "Remaining",
  refundNote:
    "This money was returned to the card through a refund or dispute, and the matching credits were removed from your balance.",
} as const;

export const billingDetailsCard = {
  title: "Billing details",
  note: "Printed on receipts of what you buy from now on. Receipts keep the details from the day of the purchase.",
  loading: "Loading the billing details",
  failed: "Couldn't load the billing details",
  company: "Company name",
  address: "Address",
  address2: "Address line 2",
  city: "City",
  region: "State or region",
  postalCode: "Postal code",
  country: "Country",
  chooseCountry: "Choose a country",
  taxId: "Tax ID",
  taxIdHint: "Such as a VAT number or an EIN.",
  save: "Save details",
  reload: "Load the latest",
  remove: "Remove details",
  removeTitle: "Remove the billing details?",
  removeText:
    "Future receipts will show your name, company, and email instead. Receipts you already have don't change.",
} as const;
