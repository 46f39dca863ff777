/** Prices, caps and times of the product. Credits are integers; a change here changes server, screens and docs alike. */

/** What a campaign costs. */
export const campaignPrices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5 } as const;
export type CampaignPrices = Record<keyof typeof campaignPrices, number>;

/** The cost of one order in credits: 10, 15 or 20 by the opening list. */
export function campaignCostCredits(
  options: { generateCompetitiveAnalysis?: boolean | undefined; generateVisualMockup?: boolean | undefined },
  prices: CampaignPrices = campaignPrices,
): number {
  return (
    prices.ideas +
    (options.generateCompetitiveAnalysis ? prices.competitiveAnalysis : 0) +
    (options.generateVisualMockup ? prices.visualMockup : 0)
  );
}

/** A chat reply costs one credit after the month's free ones. */
export const chatPrices = { replyCredits: 1, freeRepliesPerMonth: 50 } as const;

export const limits = {
  bodyBytes: 256 * 1024,
  campaignBodyBytes: 32 * 1024,
  promptMinLength: 10,
  promptMaxLength: 4_000,
  listMaxItems: 10,
  listItemMaxLength: 100,
  messageMaxLength: 4_000,
  pageSize: 50,
  pageSizeMax: 100,
  openCampaignJobs: 10,
  campaignsPerDay: 200,
  /** Jobs that gave credits back after the model had worked, per user and day; beyond it new orders wait. */
  failedCampaignsPerDay: 5,
  messagesPerMinute: 20,
  messagesPerDay: 200,
  checkoutsPerHour: 10,
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
  avatarBytes: 2 * 1024 * 1024,
  avatarSidePx: 4_096,
  avatarsPerHour: 20,
  apiKeysPerUser: 10,
  apiKeyCallsPerMinute: 120,
  apiAddressesPerUser: 20,
  recoveryCodes: 10,
  /** What one admin may give, or take, alone in 24 hours, and what one account may get alone; beyond it a second admin agrees. */
  adjustmentAloneCredits: 1_000,
  adjustmentMaxCredits: 1_000_000,
  exportsPerDay: 5,
  /** Links to a new address, per account and per address. */
  emailChangesPerHour: 5,
  /** Links that confirm the address of an account. */
  confirmationMailsPerHour: 5,
  /** Uploads that are opened to make a picture of them; opening one takes seconds of computing. */
  picturesOpenedPerHour: 20,
} as const;

/**
 * Countries to whose mobile numbers codes are sent, by ISO 3166. A text message abroad may cost a hundred times one at
 * home, and some networks share what it earns with whoever asked for it; so a country is added when it is served.
 */
export const phoneCountries: readonly string[] = (
  "US CA GB IE DE AT CH FR BE NL LU ES PT IT DK SE NO FI IS PL CZ SK HU SI HR RO GR EE LV LT " +
  "AU NZ JP KR SG IN BR MX"
).split(" ");

export const durations = {
  sessionIdleSeconds: 30 * 60,
  sessionAbsoluteSeconds: 12 * 60 * 60,
  /** How long somebody must have been an admin before they decide on what another admin asked for. */
  newAdminSeconds: 24 * 60 * 60,
  /** How long a sign-in or step-up counts as proof for what is sensitive. */
  stepUpSeconds: 10 * 60,
  /** How long a sign-in may take between its steps: second factor, Google's pages, a phone's registration. */
  signInFlowSeconds: 10 * 60,
  phoneCodeSeconds: 10 * 60,
  phoneResendSeconds: 60,
  resetLinkSeconds: 30 * 60,
  /** How long asking for a reset link takes, whether or not one is sent. */
  resetAnswerMs: 1_500,
  /** The first wait of a name that was tried too often. */
  loginDelaySeconds: 15,
  /** The waits of a network that its owner does not use, while a name is under attack from many. */
  loginSlowDelaySeconds: 30,
  loginSlowDelayMaxSeconds: 60 * 60,
  /** The waits of a network or session that tried too many second-factor codes. */
  secondFactorDelaySeconds: 15,
  secondFactorDelayMaxSeconds: 15 * 60,
  /** The time between two guesses from all unknown networks together, once a user's guesses of the day are used up. */
  secondFactorTurnSeconds: 10 * 60,
  /** The window in which a connection's frames are counted. */
  frameWindowSeconds: 10,
  emailLinkSeconds: 24 * 60 * 60,
  uploadSeconds: 5 * 60,
  settingsCacheSeconds: 60,
  activitySeconds: 400 * 24 * 60 * 60,
  webhookEventSeconds: 90 * 24 * 60 * 60,
  /** How long a card checkout can be paid; the provider allows 30 minutes to a day. */
  checkoutSeconds: 60 * 60,
  /** The reconciler asks about a payment that waits from this age on, at each of its runs; */
  reconcileAfterSeconds: 5 * 60,
  /** past this age, when only a bank's transfer can still be under way, it asks every few hours; */
  reconcileOftenSeconds: 25 * 60 * 60,
  reconcileSeldomSeconds: 6 * 60 * 60,
  /** and at last no more. */
  reconcileUntilSeconds: 30 * 24 * 60 * 60,
  ticketSeconds: 60,
  /** A socket's row outlives API Gateway's two hours by five minutes. */
  socketRowSeconds: 2 * 60 * 60 + 5 * 60,
  idempotencySeconds: 30 * 24 * 60 * 60,
  /** An equal request without an Idempotency-Key within this window is a repeat. */
  implicitIdempotencySeconds: 10,
  duplicateMessageMs: 3_000,
  campaignDeadlineSeconds: 15 * 60,
  chatDeadlineSeconds: 3 * 60,
  campaignLeaseSeconds: 130,
  chatLeaseSeconds: 70,
  campaignModelMs: 90_000,
  chatModelMs: 45_000,
  /** A model that sends nothing for this long, not even the first piece of an answer, is taken for lost. */
  modelSilenceMs: 15_000,
  /** A worker stops its model call when less than this is left of its own time. */
  workerReserveMs: 5_000,
  /** The sweeper looks at a job this long after it should have moved. */
  sweepAfterSeconds: 60,
  /** Chat text is stored and pushed at most this often while it grows. */
  deltaIntervalMs: 150,
} as const;

export const jobAttemptsMax = 3;

/** The most output tokens that each call of the model may answer with, and how many calls one attempt may make. */
export const modelTokens = {
  ideas: 12_000,
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
  /** Chat answers ordered. */
  answers: number;
  /** Campaigns ordered. */
  campaigns: number;
  outputTokens: number;
}
