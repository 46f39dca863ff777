import type { JobKind } from "./job-kinds.ts";

/** The caps of the product. A change here changes server, screens and documents alike. */
export const limits = {
  bodyBytes: 256 * 1024,
  campaignBodyBytes: 32 * 1024,
  promptMinLength: 10,
  promptMaxLength: 4_000,
  listMaxItems: 10,
  listItemMaxLength: 100,
  messageMaxLength: 4_000,
  /** Conversations with Morgan beside the main one. */
  conversations: 200,
  conversationTitleMaxLength: 80,
  /** How much of the first message becomes a conversation's title. */
  conversationTitleFromText: 60,
  /** Versions of one answer. */
  answersPerQuestion: 10,
  feedbackReasonMaxLength: 500,
  pageSize: 50,
  pageSizeMax: 100,
  campaignsPerDay: 200,
  /** Saved ideas that one search of the library looks through, newest first. */
  libraryIdeas: 2_000,
  /** Ideas that one call archives or restores. */
  libraryChangesAtOnce: 50,
  ideaCopiesPerDay: 100,
  /** Earlier versions of one idea; the oldest go first. */
  ideaVersions: 50,
  /** Jobs that gave credits back after the model had worked, per user and day; beyond it new orders wait. */
  failedCampaignsPerDay: 5,
  messagesPerMinute: 20,
  messagesPerDay: 200,
  checkoutsPerHour: 10,
  inquiryMaxLength: 2_000,
  /** New threads with hosts, per account. */
  inquiriesPerHour: 5,
  /** Messages in existing threads, per account. */
  inquiryRepliesPerMinute: 10,
  /** New events, per account. */
  eventsPerDay: 20,
  packagesPerEvent: 12,
  /** Packages for single brands, of one event; and how many one host may make for the same brand, who is told of each. */
  proposedPackagesPerEvent: 24,
  proposalsPerBrandPerMonth: 5,
  eventNameMaxLength: 120,
  eventDescriptionMaxLength: 2_000,
  /** How far ahead an event may begin when it is published. */
  eventYearsAhead: 3,
  addOnsPerEvent: 12,
  packageDescriptionMaxLength: 1_000,
  packageBenefitsMax: 20,
  packageBenefitMaxLength: 200,
  packageBenefitQuantityMax: 10_000,
  /** Days between a benefit's due day and the signing or the event. */
  packageBenefitDueDaysMax: 365,
  /** USD. */
  packagePriceMax: 10_000_000,
  packageSpotsMax: 1_000,
  /** New deals, per account; and how often one may begin anew on the same package, so that nobody keeps a spot for nothing. */
  dealsPerDay: 20,
  dealsPerPackagePerMonth: 3,
  /** Versions that one side may make of a deal before the other one answers: each holds the spot anew. */
  dealOffersInRow: 3,
  dealNotesMaxLength: 2_000,
  dealKpisMax: 10,
  /** A proof or a file of a deal. Base64 makes a third more of it, and Lambda answers at most 6 MB. */
  dealFileBytes: 4 * 1024 * 1024,
  dealFileNameMaxLength: 120,
  /** Files beside the proofs, of each side. */
  dealFilesPerSide: 25,
  /** Holds of spots for who composes an offer, per account, and of one package. */
  composingHoldsPerHour: 20,
  composingHoldsPerPackagePerDay: 5,
  waitingPerPackage: 200,
  socketsPerUser: 5,
  /** Tickets for the live connection; a client asks for one per attempt to connect. */
  ticketsPerUserPerMinute: 30,
  ticketsPerNetworkPerMinute: 300,
  /** Frames of any kind on one connection; beyond them it is closed. */
  framesPer10Seconds: 30,
  /** A frame above this is refused; API Gateway itself cuts at 128 KB. */
  socketFrameBytes: 8 * 1024,
  /** A pushed message above this is replaced by a hint to fetch (API Gateway bills and frames by 32 KB). */
  pushBytes: 32 * 1024,
  /** Free tries; each one after them waits twice as long as the last. */
  loginPerNamePer15Min: 10,
  loginPerIpPer15Min: 50,
  /** Wrong guesses at one name from anywhere; beyond them a network that its owner does not use waits for each guess. */
  loginPerNamePerDay: 100,
  registerPerIpPerHour: 20,
  resetMailsPerAddressPerHour: 3,
  resetMailsPerIpPerHour: 20,
  /** Wrong answers about the current password that one session may give. */
  proofsPerSessionPer15Min: 10,
  /** Second-factor codes that one network or session may try per day at once; each one after them waits longer. */
  secondFactorPerPlacePerDay: 10,
  /** The same for one user from everywhere; beyond it a network that its owner does not use waits for its turn. */
  secondFactorPerUserPerDay: 150,
  /** Codes that one sign-in may try. */
  secondFactorTries: 5,
  phoneCodeDigits: 6,
  phoneCodeTries: 5,
  phoneCodesPerNumberPer15Min: 3,
  phoneCodesPerNumberPerDay: 8,
  phoneCodesPerIpPerHour: 10,
  /** The whole stage's text messages of a day; beyond it none is sent. */
  phoneCodesPerDay: 2_000,
  pictureBytes: 2 * 1024 * 1024,
  pictureSidePx: 4_096,
  uploadsPerHour: 20,
  apiKeysPerUser: 10,
  apiKeyCallsPerMinute: 120,
  apiAddressesPerUser: 20,
  recoveryCodes: 10,
  /** What one admin may give, or take, alone in 24 hours, and what one account may get alone; beyond it a second admin agrees. */
  adjustmentAloneCredits: 1_000,
  adjustmentMaxCredits: 1_000_000,
  exportsPerDay: 5,
  /** Events that one account may save. */
  savedEvents: 500,
  /** Searches that one account may save. */
  savedSearches: 20,
  /** Days of one page of analytics. */
  analyticsDays: 400,
  /** Rows behind a number that one answer shows. */
  analyticsRows: 1_000,
  /** Months of deals, and deals, that one import can cover: they are written in one transaction. */
  analyticsImportMonths: 80,
  analyticsImportDeals: 19,
  /** Links to one's numbers that work at the same time, and for how many days at most. */
  analyticsShares: 20,
  analyticsShareDaysMax: 90,
  /** Reads of shared pages from one network; a page that is shown in a meeting may be opened by a whole office. */
  sharedAnalyticsPerNetworkPerMinute: 120,
  /** Links to one's concepts that work at the same time, and for how many days at most. */
  conceptShares: 10,
  conceptShareDaysMax: 90,
  sharedConceptsPerNetworkPerMinute: 120,
  /** What an account tells Morgan about its brand: each answer, and how many words and facts. */
  brandAnswerMaxLength: 500,
  forbiddenWords: 30,
  forbiddenWordMaxLength: 60,
  brandColors: 5,
  brandFacts: 20,
  brandFactMaxLength: 300,
  /** A balance is told to be low at this part of what it was after credits last came, and below so many. */
  lowCreditsPercent: 20,
  fewCredits: 10,
  /** Notifications that one call marks read, or puts back. */
  notificationsAtOnce: 100,
  /** Links to a new address, per account and per address. */
  emailChangesPerHour: 5,
  /** Links that confirm the address of an account. */
  confirmationMailsPerHour: 5,
  /** Uploads that are opened to make a picture of them; opening one takes seconds of computing. */
  picturesOpenedPerHour: 20,
} as const;

/**
 * Countries to whose mobile numbers codes are sent, by ISO 3166. A text message abroad may cost a hundred times one at
 * home, and some networks share what it earns with the person who asked for it; so a country is added when it is served.
 */
export const phoneCountries: readonly string[] = (
  "US CA GB IE DE AT CH FR BE NL LU ES PT IT DK SE NO FI IS PL CZ SK HU SI HR RO GR EE LV LT " +
  "AU NZ JP KR SG IN BR MX"
).split(" ");

export const jobAttemptsMax = 3;

/** The most output tokens that each call of the model may answer with, and how many calls one attempt may make. */
export const modelTokens = {
  ideas: 12_000,
  /** One concept made anew. */
  refinement: 5_000,
  analyses: 10_000,
  scenes: 10_000,
  /** The first try and one repair. */
  callsPerPart: 2,
  reply: 4_000,
  /** Four rounds of look-ups, then the answer. */
  callsPerReply: 5,
} as const;

/** What a whole stage may ask of the model in one UTC day. */
export interface ModelBudget {
  /** Jobs of each kind that may be ordered. */
  orders: Record<JobKind, number>;
  outputTokens: number;
}
