/** How long things take, last and wait. The unit is in the name. */
export const durations = {
  sessionIdleSeconds: 30 * 60,
  sessionAbsoluteSeconds: 12 * 60 * 60,
  /** How long somebody must have been an admin before they decide on what another admin asked for. */
  newAdminSeconds: 24 * 60 * 60,
  /** How long a sign-in or step-up lets sensitive calls through. */
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
  /** How long a spot is held for who composes an offer, for an offer that waits for its answer, and for who waited for one. */
  composingHoldSeconds: 30 * 60,
  dealOfferSeconds: 72 * 60 * 60,
  waitingOfferSeconds: 24 * 60 * 60,
  emailLinkSeconds: 24 * 60 * 60,
  uploadSeconds: 5 * 60,
  settingsCacheSeconds: 60,
  activitySeconds: 400 * 24 * 60 * 60,
  notificationSeconds: 90 * 24 * 60 * 60,
  /** How long what was dismissed or cleared can be put back. */
  notificationUndoSeconds: 24 * 60 * 60,
  webhookEventSeconds: 90 * 24 * 60 * 60,
  /** How long a card checkout can be paid; the provider allows 30 minutes to a day. */
  checkoutSeconds: 60 * 60,
  /** A payment this old is asked about at each run of the reconciler. */
  reconcileAfterSeconds: 5 * 60,
  /** From this age on only a bank transfer can still be under way: the reconciler asks less often. */
  reconcileOftenSeconds: 25 * 60 * 60,
  /** How long it waits between two questions then. */
  reconcileSeldomSeconds: 6 * 60 * 60,
  /** From this age on it asks no more. */
  reconcileUntilSeconds: 30 * 24 * 60 * 60,
  ticketSeconds: 60,
  /** A socket's row outlives API Gateway's two hours by five minutes. */
  socketRowSeconds: 2 * 60 * 60 + 5 * 60,
  idempotencySeconds: 30 * 24 * 60 * 60,
  /** An equal request without an Idempotency-Key within this window is a repeat. */
  implicitIdempotencySeconds: 10,
  duplicateMessageMs: 3_000,
  /** How long what Morgan suggests waits for a click, and how long what a click did can be undone. */
  chatActionSeconds: 10 * 60,
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
