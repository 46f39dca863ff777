/** Every text of the credits screens, by component. */

export const balanceOverview = {
  availableBalance: "Available balance",
  loadingCredits: "Loading credits...",
  credits: "credits",
  creditBalance: "Credit balance",
  boughtAndGranted: "Bought and granted",
  used: "Used",
  reservedForWorkInProgress: "Reserved for work in progress",
  available: "Available",
  moreCreditsWereTakenBack: (value: string | number) =>
    `More credits were taken back than were left, as after a refunded or disputed payment. Spending is blocked until the missing ${value} are made up; your next purchase counts towards them first.`,
  campaignsCostNothingAtThe: "Campaigns cost nothing at the moment.",
  aCampaignStartsAtChoose: (priceCredits: string | number) =>
    `A campaign starts at ${priceCredits}. Choose a package to begin.`,
} as const;

export const checkoutReturn = {
  thePaymentDidNotGo: "The payment did not go through. No credits were added.",
  thisPaymentWasRefundedAnd: "This payment was refunded, and its credits were taken back.",
  paymentSuccessful: "Payment successful",
  confirmingYourPayment: "Confirming your payment",
  creditsHaveBeenAddedTo: (credits: string | number) => `${credits} credits have been added to your account.`,
  theCardProviderHasNot:
    "The card provider has not confirmed yet. This usually takes a few seconds; you can close this and go on.",
  done: "Done",
  close: "Close",
} as const;

export const confirmPurchaseDialog = {
  confirmYourPurchase: "Confirm your purchase",
  testModeThePaymentIs: "Test mode: the payment is simulated and no real card is charged.",
  testModeYouPayWith: "Test mode: you pay with a test card on the next page, and no real card is charged.",
  youPayByCardOn: "You pay by card on the next page.",
  cancel: "Cancel",
  pay: (price: string | number) => `Pay ${price}`,
  package: "Package",
  price: "Price",
  credits: "Credits",
  balanceNow: "Balance now",
  balanceAfterwards: "Balance afterwards",
} as const;

export const faq = {
  doCreditsExpire: "Do credits expire?",
  noCreditsThatYouBought: "No. Credits that you bought never expire.",
  canIGetARefund: "Can I get a refund?",
  purchasedCreditsAreNotRefunded:
    "Purchased credits are not refunded in money. Credits for work that failed come back to your balance by themselves.",
  howManyCreditsWillI: "How many credits will I need?",
  mostTeamsUse200500:
    "Most teams use 200-500 credits monthly, depending on how many campaigns they generate.",
  frequentlyAskedQuestions: "Frequently asked questions",
} as const;

export const packageList = {
  loadingPackages: "Loading packages",
  thePackagesCouldNotBe: "The packages could not be loaded",
  noPackagesOnOffer: "No packages on offer",
  pleaseComeBackLaterOr: "Please come back later, or ask Morgan about credits.",
  selected: "Selected",
  mostPopular: "Most popular",
  once: "once",
  creditsEach: (creditAmount: string | number, offer: string | number) =>
    `${creditAmount} credits · ${offer} each`,
  buyCredits: (creditAmount: string | number) => `Buy ${creditAmount} credits`,
  secureCardPaymentChargedOnce: "Secure card payment, charged once",
  acceptedCards: "Accepted cards",
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
} as const;

export const paymentsCard = {
  payments: "Payments",
  loadingPayments: "Loading payments",
  thePaymentsCouldNotBe: "The payments could not be loaded",
  noPaymentsYet: "No payments yet",
  yourReceiptsWillStandHere: "Your receipts will stand here.",
  receiptFor: (packageName: string | number, createdAt: string | number) =>
    `Receipt for ${packageName}, ${createdAt}`,
  receipt: "Receipt",
  refunded: (refundedAmount: string | number) => `${refundedAmount} refunded`,
} as const;

export const testModeBanner = {
  testMode: "Test mode.",
  paymentsAreSimulatedHereNo:
    "Payments are simulated here. No real card is charged, and the credits work at once.",
  noRealCardIsCharged:
    "No real card is charged: the card provider takes its test cards only, and the credits work as bought ones do.",
} as const;

export const transactionsCard = {
  recentTransactions: "Recent Transactions",
  loadingTransactions: "Loading transactions",
  theTransactionsCouldNotBe: "The transactions could not be loaded",
  noCreditsYet: "No Credits Yet",
  onceYouBuyOrUse: "Once you buy or use credits, every movement is listed here.",
  exportCsv: "Export CSV",
  creditTransactionsNewestFirst: "Credit transactions, newest first",
  what: "What",
  amount: "Amount",
  balanceAfter: "Balance after",
} as const;

export const usageGuide = {
  campaignIdeas: "Campaign ideas",
  atLeastThreeCompleteConcepts: "At least three complete concepts",
  competitiveAnalysis: "Competitive analysis",
  perCampaignIfYouTick: "Per campaign, if you tick it",
  visualMockup: "Visual mockup",
  aReplyOfMorgan: "A reply of Morgan",
  afterFreeRepliesAMonth: (freeRepliesPerMonth: string | number) =>
    `After ${freeRepliesPerMonth} free replies a month`,
  aiInsights: "AI Insights",
  trendsAndRecommendationsForYour: "Trends and recommendations for your market",
  eventAnalytics: "Event Analytics",
  reachAndEngagementOfOne: "Reach and engagement of one event",
  roiTracking: "ROI Tracking",
  aSponsorshipFollowedFromDeal: "A sponsorship followed from deal to return",
  sponsorshipMatching: "Sponsorship Matching",
  eventsAndPackagesThatFit: "Events and packages that fit your brand",
  priceList: "Price list",
  whatMarqueeChargesAndOnly: "What Marquee charges, and only for what was delivered.",
  typicalUse: "Typical use",
  howManyCreditsAWhole: "How many credits a whole piece of work usually takes.",
} as const;

export const creditsPage = {
  billingCredits: "Billing & Credits",
  buyCreditsSeeWhatThey: "Buy credits, see what they pay for, and follow every one of them.",
  backToDashboard: "Back to Dashboard",
  credits: "Credits",
  packages: "Packages",
  usageGuide: "Usage Guide",
} as const;

export const receiptPage = {
  receipt: (id: string | number) => `Receipt ${id}`,
  receipt2: "Receipt",
  backToBillingCredits: "Back to Billing & Credits",
  loadingTheReceipt: "Loading the receipt",
  theReceiptCouldNotBe: "The receipt could not be loaded",
  receiptNotFound: "Receipt not found",
  seeYourPayments: "See your payments",
  thereIsNoPaymentOf: "There is no payment of yours with this number.",
  marquee: "Marquee",
  payment: "Payment",
  print: "Print",
  billedTo: "Billed to",
  status: "Status",
  date: "Date",
  paymentMethod: "Payment method",
  whatWasBought: "What was bought",
  package: "Package",
  credits: "Credits",
  amountUsd: "Amount (USD)",
  paid: "Paid",
  amount: "Amount",
  refunded: "Refunded",
  remaining: "Remaining",
  thisMoneyWentBackTo:
    "This money went back to the card by refund or dispute, and its share of the credits was taken from the balance.",
} as const;
