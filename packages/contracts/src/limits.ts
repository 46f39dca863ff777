import type { JobKind } from "./credits/job-kinds.ts";

/** The product's limits. A change here applies to the server, screens and documents alike. */
export const limits = {
  bodyBytes: 256 * 1024,
  campaignBodyBytes: 32 * 1024,
  promptMinLength: 10,
  refinementWordsMaxLength: 300,
  promptMaxLength: 4_000,
  listMaxItems: 10,
  listItemMaxLength: 100,
  messageMaxLength: 4_000,
  /** Conversations with Morgan besides the main one. */
  conversations: 200,
  conversationTitleMaxLength: 80,
  /** How much of the first message becomes a conversation's title. */
  conversationTitleFromText: 60,
  /** Versions of one answer. */
  answersPerQuestion: 10,
  feedbackReasonMaxLength: 500,
  pageSize: 50,
  pageSizeMax: 100,
  /** How many notifications the list under the bell shows. */
  shownNotifications: 100,
  /** How many of an account's latest deals and inquiries are looked at for unread messages. */
  unreadLooksAt: 200,
  /** What waits for an account: how many needs an answer lists, and how many rows of each other kind are looked at. */
  needsShown: 20,
  needsLookAt: 25,
  campaignsPerDay: 200,
  /** Saved ideas that one library search reads, newest first. */
  libraryIdeas: 2_000,
  /** Ideas that one call archives or restores. */
  libraryChangesAtOnce: 50,
  ideaCopiesPerDay: 100,
  /** Earlier versions kept per idea; the oldest are deleted first. */
  ideaVersions: 50,
  /** Jobs that released their credits after the model had worked, per user and day; beyond that, new orders wait. */
  failedCampaignsPerDay: 5,
  messagesPerMinute: 20,
  messagesPerDay: 200,
  checkoutsPerHour: 10,
  /** Requests for another role, per account. */
  roleChangesPerDay: 5,
  requestReasonMaxLength: 1_000,
  /** Requests for help, per account, and per network on behalf of whatever accounts. */
  supportRequestsPerDay: 10,
  supportRequestsPerNetworkPerDay: 40,
  supportTextMaxLength: 4_000,
  inquiryMaxLength: 2_000,
  /** People whom a message or comment may mention. */
  mentionsPerText: 10,
  /** New threads with hosts, per account. */
  inquiriesPerHour: 5,
  /** Messages in existing threads, per account. */
  inquiryRepliesPerMinute: 10,
  /** New events, per account. */
  eventsPerDay: 20,
  packagesPerEvent: 12,
  /** Packages made for a single brand, per event; and per host and brand, since the brand is notified of each. */
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
  /** New deals per account; and per account and package, so that nobody keeps blocking a spot. */
  dealsPerDay: 20,
  dealsPerPackagePerMonth: 3,
  /** Versions of a deal that one side may make before the other answers, since each renews the hold on the spot. */
  dealOffersInRow: 3,
  dealNotesMaxLength: 2_000,
  /**
   * The newest versions and steps that a deal's own answer has, and the bytes of JSON of each; a page of all of them
   * ends at its bytes too. Lambda answers at most 6 MB.
   */
  dealVersionsShown: 10,
  dealHistoryShown: 20,
  dealPastShownBytes: 64 * 1024,
  dealPastPageBytes: 200 * 1024,
  dealKpisMax: 10,
  /** A proof or a file of a deal. Base64 adds a third, and Lambda answers at most 6 MB. */
  dealFileBytes: 4 * 1024 * 1024,
  dealFileNameMaxLength: 120,
  /** Files per side, not counting proofs. */
  dealFilesPerSide: 25,
  /** Holds of spots while composing an offer: per account, and per account and package. */
  composingHoldsPerHour: 20,
  composingHoldsPerPackagePerDay: 5,
  waitingPerPackage: 200,
  socketsPerUser: 5,
  /** Events that a page asks to be told about in one frame. */
  eventsWatchedAtOnce: 50,
  /** Tickets for the live connection; a client asks for one per attempt to connect. */
  ticketsPerUserPerMinute: 30,
  ticketsPerNetworkPerMinute: 300,
  /** Frames of any kind on one connection; beyond that, it is closed. */
  framesPer10Seconds: 30,
  /** A larger frame is refused; API Gateway's own limit is 128 KB. */
  socketFrameBytes: 8 * 1024,
  /** A larger push is replaced by a hint to fetch (API Gateway bills and frames by 32 KB). */
  pushBytes: 32 * 1024,
  /** Attempts without a wait; each one after them waits twice as long as the previous one. */
  loginPerNamePer15Min: 10,
  /** Wrong passwords from one network, whatever the names. */
  loginPerIpPer15Min: 50,
  /** Sign-ins from one network, right or wrong. */
  loginsPerIpPer15Min: 1_000,
  /** Wrong guesses per username from anywhere; beyond that, networks the owner does not use wait for each guess. */
  loginPerNamePerDay: 100,
  registerPerIpPerHour: 20,
  resetMailsPerAddressPerHour: 3,
  resetMailsPerIpPerHour: 20,
  /** Wrong entries of the current password per session. */
  proofsPerSessionPer15Min: 10,
  /** Second-factor codes per network or session and day without a wait; each one after them waits longer. */
  secondFactorPerPlacePerDay: 10,
  /** The same for one user from everywhere; beyond that, a network that the user does not use waits for its turn. */
  secondFactorPerUserPerDay: 150,
  /** Codes per sign-in. */
  secondFactorTries: 5,
  phoneCodeDigits: 6,
  phoneCodeTries: 5,
  phoneCodesPerNumberPer15Min: 3,
  phoneCodesPerNumberPerDay: 8,
  phoneCodesPerIpPerHour: 10,
  /** Text messages per day for the whole stage; beyond that, none is sent. */
  phoneCodesPerDay: 2_000,
  pictureBytes: 2 * 1024 * 1024,
  pictureSidePx: 4_096,
  uploadsPerHour: 20,
  apiKeysPerUser: 10,
  /** The people of an account. */
  teamPeople: 100,
  /** The largest cap on the credits that a person may spend in a month. */
  monthlyCapMax: 10_000_000,
  invitationMailsPerDay: 50,
  /** From all accounts together, so that nobody's mailbox is filled. */
  invitationMailsPerAddressPerDay: 5,
  /** Looks at invitations, per network and quarter of an hour. */
  invitationLinksPerNetwork: 60,
  /** The clients of an agency, and the agencies of a client, with those that are asked. */
  clientsPerAgency: 30,
  agenciesPerClient: 10,
  /** Asks and offers that an account makes in a day, and that one address gets from all accounts together. */
  accessRequestsPerDay: 20,
  accessRequestsPerAddressPerDay: 5,
  /** The same per network. */
  accessRequestsPerNetworkPerDay: 60,
  apiKeyCallsPerMinute: 120,
  /** Calls of one account that read much, such as searches, and that make a file, such as a PDF. */
  heavyPerMinute: { reads: 120, makesFile: 30 },
  apiAddressesPerUser: 20,
  recoveryCodes: 10,
  /**
   * Credits that one admin may give, or take, alone in 24 hours, and that one account may get that way; beyond that,
   * a second admin must approve.
   */
  adjustmentAloneCredits: 1_000,
  adjustmentMaxCredits: 1_000_000,
  /** Jobs that an admin retries in one call, so that it ends well within its time. */
  retriedJobs: 25,
  /** Rows in a file that an admin exports. */
  exportedRows: 5_000,
  exportsPerDay: 5,
  /** Saved events per account. */
  savedEvents: 500,
  /** Saved searches per account. */
  savedSearches: 20,
  /** Days on one analytics page. */
  analyticsDays: 400,
  /** Days in the period of one deal's analytics, so that it can be seen over its life. */
  analyticsDealDays: 1_100,
  /** Rows behind a number in one answer. */
  analyticsRows: 1_000,
  /** Months per import, counted for each deal: two rows each of one transaction, which also ends the sample. */
  analyticsImportMonths: 49,
  /** Days of one answer about the calendar. */
  calendarDaysMax: 400,
  /** Working addresses of an account's calendar, and reads of such addresses per network. */
  calendarFeeds: 5,
  calendarFeedsPerNetworkPerMinute: 120,
  /** Active links to an account's numbers, and how many days they may last. */
  analyticsShares: 20,
  analyticsShareDaysMax: 90,
  /** Reads of shared pages per network; a whole office may open a page that is shown in a meeting. */
  sharedAnalyticsPerNetworkPerMinute: 120,
  /** Active links to an account's concepts, and how many days they may last. */
  conceptShares: 10,
  conceptShareDaysMax: 90,
  sharedConceptsPerNetworkPerMinute: 120,
  /** Pages and pictures of shared links, and posters, per network; the programs of a chat service share a few. */
  previewsPerNetworkPerMinute: 240,
  /** Files that people without an account make of a concept that was shared with them. */
  sharedFilesPerNetworkPerMinute: 20,
  /** Comments on a concept, whoever wrote them; new ones of people without an account per link and per network. */
  conceptComments: 40,
  conceptCommentsPerLinkPerDay: 20,
  conceptCommentsPerNetworkPerHour: 5,
  commentNameMaxLength: 80,
  commentMaxLength: 1_000,
  /** What an account tells Morgan about its brand: each answer, and how many words and facts. */
  brandAnswerMaxLength: 500,
  forbiddenWords: 30,
  forbiddenWordMaxLength: 60,
  brandColors: 5,
  brandFacts: 20,
  brandFactMaxLength: 300,
  /** A balance is low at this percentage of what it was after credits were last added, and below `fewCredits`. */
  lowCreditsPercent: 20,
  fewCredits: 10,
  /** Notifications that one call marks as read or restores. */
  notificationsAtOnce: 100,
  /** Mails with a link to confirm a new address, per account and per address. */
  emailChangesPerHour: 5,
  /** Mails with a link to confirm an account's address. */
  confirmationMailsPerHour: 5,
  /** Uploads that are decoded as pictures; decoding one takes seconds of computing. */
  picturesOpenedPerHour: 20,
} as const;

/**
 * Countries whose mobile numbers can receive codes, by ISO 3166. A text message abroad may cost a hundred times as
 * much as one at home, and some networks share the revenue with the person who requested it; so a country is added
 * only when it is served.
 */
export const phoneCountries: readonly string[] = (
  "US CA GB IE DE AT CH FR BE NL LU ES PT IT DK SE NO FI IS PL CZ SK HU SI HR RO GR EE LV LT " +
  "AU NZ JP KR SG IN BR MX"
).split(" ");

export const jobAttemptsMax = 3;

/** The output token limit of each model call, and how many calls one attempt may make. */
export const modelTokens = {
  ideas: 12_000,
  /** Refining one concept. */
  refinement: 5_000,
  analyses: 10_000,
  scenes: 10_000,
  /** The first call and one repair. */
  callsPerPart: 2,
  reply: 4_000,
  /**
   * Eight rounds of look-ups, the answer, and one call to go on with it if it was cut off. A look-up often needs what
   * another one found: with four rounds, two of five questions of the judge stay without all that they need.
   */
  callsPerReply: 10,
} as const;

/** The model budget of a whole stage for one UTC day. */
export interface ModelBudget {
  /** Jobs of each kind that may be ordered. */
  orders: Record<JobKind, number>;
  outputTokens: number;
}

/** What a stage gives a person once they are confirmed; `credits` is 0 where it gives nothing. */
export interface WelcomeGrant {
  credits: number;
  /** After this many days, what is left of it expires. */
  days: number;
}

export const noWelcome: WelcomeGrant = { credits: 0, days: 1 };
