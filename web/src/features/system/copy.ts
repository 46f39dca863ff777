/** Every text of the system screens, by component. */

export const deadLettersTab = {
  message: "Message",
  job: "Job",
  cannotBeRead: "Cannot be read",
  tries: "Tries",
  sent: "Sent",
  loadingDeadLetters: "Loading dead letters",
  theDeadLettersCouldNot: "The dead letters could not be loaded",
  refresh: "Refresh",
  redriveTheQueue: (asked: string | number) => `Redrive the ${asked} queue?`,
  everyDeadLetterOfThis:
    "Every dead letter of this queue goes to its worker again. Jobs that ended meanwhile are left alone, and nothing is charged twice.",
  redrive: "Redrive",
  sentAgain: "Sent again",
  queue: (queue: string | number) => `${queue} queue`,
  theFirstTenAreShown: "The first ten are shown; a redrive takes all.",
  noDeadLetters: "No dead letters",
  everyMessageOfThisQueue: "Every message of this queue found its worker.",
  deadLettersOfTheQueue: (queue: string | number) => `Dead letters of the ${queue} queue`,
} as const;

export const flagsCard = {
  registration: "Registration",
  newPeopleCanCreateAn: "New people can create an account, in any of the three ways.",
  googleSignIn: "Google sign-in",
  theGoogleButtonWorksWhere: "The Google button works, where Google is set up.",
  phoneSignIn: "Phone sign-in",
  codesAreSentByText: "Codes are sent by text message, which costs money.",
  campaignGeneration: "Campaign generation",
  newCampaignsCanBeOrdered: "New campaigns can be ordered. Work under way is finished either way.",
  chatWithMorgan: "Chat with Morgan",
  messagesAreAnsweredEarlier: "Messages are answered. Earlier conversations stay readable.",
  billingTab: "Billing tab",
  theProfileShowsPaymentsAnd: "The profile shows payments and receipts in place of “Billing Coming Soon”.",
  itCountsEverywhereWithinA: "It counts everywhere within a minute.",
  switches: "Switches",
  whatIsOffIsNot: "What is off is not offered, and its calls are refused.",
  switchOff: (toLowerCase: string | number) => `Switch off ${toLowerCase}?`,
  itStopsForEveryoneWithin: "It stops for everyone within a minute, until it is switched on again.",
  switchOff2: "Switch off",
} as const;

export const jobsTab = {
  open: "Open",
  failed: "Failed",
  status: "Status",
  refresh: "Refresh",
  refundAFinishedJob: "Refund a finished job",
  jobs: "Jobs",
  nothingIsUnderWay: "Nothing is under way",
  nothingHasFailed: "Nothing has failed",
  campaignsAndRepliesAppearHere: "Campaigns and replies appear here while somebody works on them.",
  jobsWhoseWorkFailedAre: "Jobs whose work failed are kept here, with what became of their credits.",
  jobsNewestFirst: (status: string | number) => `${status} jobs, newest first`,
  job: "Job",
  campaign: "Campaign",
  chatReply: "Chat reply",
  for: "For",
  notBegun: "not begun",
  attempt: (attempt: string | number) => `attempt ${attempt}`,
  credits: "Credits",
  held: (heldCredits: string | number) => `${heldCredits} held`,
  ordered: "Ordered",
  actions: "Actions",
  retry: (id: string | number) => `Retry ${id}`,
  retry2: "Retry",
  refund: (id: string | number) => `Refund ${id}`,
  refund2: "Refund",
  creditsReturned: "Credits returned",
} as const;

export const maintenanceCard = {
  information: "Information",
  warning: "Warning",
  bannerShown: "Banner shown",
  everyoneSeesItWithinA: "Everyone sees it within a few minutes.",
  maintenanceBanner: "Maintenance banner",
  shownAboveEveryPageAlso: "Shown above every page, also before signing in.",
  nothingIsShownAtThe: "Nothing is shown at the moment.",
  message: "Message",
  marqueeIsUpdatedOnSunday: "Marquee is updated on Sunday from 8 to 9 pm UTC. Campaigns may take longer.",
  tone: "Tone",
  preview: "Preview",
  bannerRemoved: "Banner removed",
  removeBanner: "Remove banner",
  changeBanner: "Change banner",
  showBanner: "Show banner",
} as const;

export const packageDialog = {
  waitingForASecondAdmin: "Waiting for a second admin",
  staysAsIsUntilThen: (name: string | number) => `${name} stays as is until then.`,
  packageSaved: "Package saved",
  editPackage: "Edit package",
  paymentsThatWereStartedKeep:
    "Payments that were started keep what was agreed. Cheaper credits need a second admin.",
  name: "Name",
  priceUsd: "Price (USD)",
  wholeDollars: "Whole dollars.",
  credits: "Credits",
  onOffer: "On offer",
  whatIsNotOnOffer: "What is not on offer cannot be bought and is not listed.",
  cancel: "Cancel",
  savePackage: "Save package",
} as const;

export const packagesCard = {
  creditPackages: "Credit packages",
  paymentsThatWereStartedKeep: "Payments that were started keep what was agreed.",
  loadingPackages: "Loading packages",
  thePackagesCouldNotBe: "The packages could not be loaded",
  noPackages: "No packages",
  theCreditPackagesComeWith: "The credit packages come with the first data of a stage.",
  notOffered: "Not offered",
  creditsFor: (creditAmount: string | number, price: string | number) =>
    `${creditAmount} credits for ${price}`,
  edit: (name: string | number) => `Edit ${name}`,
  edit2: "Edit",
} as const;

export const pricesCard = {
  priceList: "Price list",
  workThatWasOrderedBefore: "Work that was ordered before keeps its price. Lower prices need a second admin.",
  discard: "Discard",
  savePrices: "Save prices",
  changeThePrices: "Change the prices?",
  theseAreThePricesThat: "These are the prices that hold already.",
  changePrices: "Change prices",
  waitingForASecondAdmin: "Waiting for a second admin",
  thePricesStayAsThey: "The prices stay as they are until then.",
  pricesChanged: "Prices changed",
  theyCountEverywhereWithinA: "They count everywhere within a minute.",
} as const;

export const refundJobDialog = {
  creditsGivenBack: "Credits given back",
  toFor: (username: string | number, id: string | number) => `To ${username}, for ${id}.`,
  endThisJobAndGive: "End this job and give its credits back?",
  refundAFinishedJob: "Refund a finished job",
  whatTheJobHoldsGoes: (username: string | number) =>
    `What the job holds goes back to ${username}, and its result is not delivered any more.`,
  whatACompletedJobWas: "What a completed job was charged is booked back to its user, once.",
  jobId: "Job id",
  userId: "User id",
  reason: "Reason",
  keptInTheAuditLog: "Kept in the audit log.",
  cancel: "Cancel",
  endAndRefund: "End and refund",
  refund: "Refund",
} as const;

export const retryJobDialog = {
  retryThisJob: "Retry this job?",
  theSameCampaignIsOrdered: (username: string | number) =>
    `The same campaign is ordered anew for ${username}, at today's price and from their credits. Asked twice, it is still ordered once.`,
  theJobIsSentTo: "The job is sent to its worker again. If one has it already, nothing happens twice.",
  retry: "Retry",
  jobSentAgain: "Job sent again",
} as const;

export const setBackButton = {
  notInForceAnyMore: "Not in force any more",
  waitingForASecondAdmin: "Waiting for a second admin",
  pricesGetLowerOnlyWhen: "Prices get lower only when another admin agrees.",
  changeSetBack: "Change set back",
  itCountsEverywhereWithinA: "It counts everywhere within a minute.",
  setBack: "Set back",
  setThisChangeBack: "Set this change back?",
  theValuesThatItChanged:
    "The values that it changed become what they were before it. What was changed besides stays as it is, and this is audited as well.",
} as const;

export const systemTab = {
  loadingTheSettings: "Loading the settings",
  theSettingsCouldNotBe: "The settings could not be loaded",
  nothingWasChangedYetEverything: "Nothing was changed yet: everything stands as it came.",
  somebodyChangedTheSettings: "Somebody changed the settings meanwhile.",
  loadTheCurrentSettings: "Load the current settings",
} as const;
