/** Prices, caps and times of the product. Credits are integers; a change here changes server, screens and docs alike. */

/** What a campaign costs (spec §9). */
export const campaignPrices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5 } as const;

/** The cost of one order in credits: 10, 15 or 20. */
export function campaignCostCredits(options: {
  generateCompetitiveAnalysis?: boolean | undefined;
  generateVisualMockup?: boolean | undefined;
}): number {
  return (
    campaignPrices.ideas +
    (options.generateCompetitiveAnalysis ? campaignPrices.competitiveAnalysis : 0) +
    (options.generateVisualMockup ? campaignPrices.visualMockup : 0)
  );
}

/** A chat reply costs one credit after the month's free ones (features.md ruling 2). */
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
  /** A frame above this is refused; API Gateway itself cuts at 128 KB. */
  socketFrameBytes: 8 * 1024,
  /** A pushed message above this is replaced by a hint to fetch (API Gateway bills and frames by 32 KB). */
  pushBytes: 32 * 1024,
  loginPerNamePer15Min: 10,
  loginPerIpPer15Min: 50,
  registerPerIpPerHour: 20,
} as const;

export const durations = {
  sessionIdleSeconds: 30 * 60,
  sessionAbsoluteSeconds: 12 * 60 * 60,
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
  /** A worker stops its model call when less than this is left of its own time. */
  workerReserveMs: 5_000,
  /** The sweeper looks at a job this long after it should have moved. */
  sweepAfterSeconds: 60,
  /** Chat text is stored and pushed at most this often while it grows. */
  deltaIntervalMs: 150,
} as const;

export const jobAttemptsMax = 3;
