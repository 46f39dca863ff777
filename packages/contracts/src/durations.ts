/** Durations, time-outs and waits. The unit is in the name. */
export const durations = {
  sessionIdleSeconds: 30 * 60,
  sessionAbsoluteSeconds: 12 * 60 * 60,
  /** How long somebody must have been an admin before they can decide on another admin's request. */
  newAdminSeconds: 24 * 60 * 60,
  /** How long a sign-in or step-up lets sensitive calls through. */
  stepUpSeconds: 10 * 60,
  /** How long a sign-in may take between its steps: second factor, Google's pages, registration by phone. */
  signInFlowSeconds: 10 * 60,
  phoneCodeSeconds: 10 * 60,
  phoneResendSeconds: 60,
  resetLinkSeconds: 30 * 60,
  /** How long the answer to a request for a reset link takes, whether or not one is sent. */
  resetAnswerMs: 1_500,
  /** The first wait for a username with too many failed attempts. */
  loginDelaySeconds: 15,
  /** The waits for a network that the owner does not use, while a username is under attack from many networks. */
  loginSlowDelaySeconds: 30,
  loginSlowDelayMaxSeconds: 60 * 60,
  /** The waits for a network or session that tried too many second-factor codes. */
  secondFactorDelaySeconds: 15,
  secondFactorDelayMaxSeconds: 15 * 60,
  /** The time between guesses from all unknown networks together, once a user's guesses for the day are used up. */
  secondFactorTurnSeconds: 10 * 60,
  /** The window in which a connection's frames are counted. */
  frameWindowSeconds: 10,
  /**
   * How long a spot is held while an offer is composed, for an open offer, and when offered from the waiting list.
   */
  composingHoldSeconds: 30 * 60,
  dealOfferSeconds: 72 * 60 * 60,
  waitingOfferSeconds: 24 * 60 * 60,
  /** How long both sides have to sign what they accepted, and how long before its end they are reminded. */
  dealSigningSeconds: 14 * 24 * 60 * 60,
  dealSigningReminderSeconds: 3 * 24 * 60 * 60,
  emailLinkSeconds: 24 * 60 * 60,
  /** How long an invitation's link works, and how long it then still says why it does not. */
  invitationSeconds: 7 * 24 * 60 * 60,
  endedInvitationSeconds: 30 * 24 * 60 * 60,
  uploadSeconds: 5 * 60,
  settingsCacheSeconds: 60,
  activitySeconds: 400 * 24 * 60 * 60,
  notificationSeconds: 90 * 24 * 60 * 60,
  /** How long dismissed or cleared notifications can be restored. */
  notificationUndoSeconds: 24 * 60 * 60,
  webhookEventSeconds: 90 * 24 * 60 * 60,
  /** How long a card checkout can be paid; the provider allows 30 minutes to a day. */
  checkoutSeconds: 60 * 60,
  /** From this age on, each run of the reconciler asks the provider about a payment. */
  reconcileAfterSeconds: 5 * 60,
  /** From this age on, only a bank transfer can still be pending: the reconciler asks less often. */
  reconcileOftenSeconds: 25 * 60 * 60,
  /** How long it then waits between two requests. */
  reconcileSeldomSeconds: 6 * 60 * 60,
  /** From this age on, it stops asking. */
  reconcileUntilSeconds: 30 * 24 * 60 * 60,
  ticketSeconds: 60,
  /** A socket's row outlives API Gateway's two hours by five minutes. */
  socketRowSeconds: 2 * 60 * 60 + 5 * 60,
  /** For how long a page is told of changes of an event that it shows; it asks again before that. */
  watchSeconds: 15 * 60,
  /** How long before granted credits expire their owner hears of it. */
  grantNoticeSeconds: 7 * 24 * 60 * 60,
  idempotencySeconds: 30 * 24 * 60 * 60,
  /** An identical request without an Idempotency-Key within this window is a repeat. */
  implicitIdempotencySeconds: 10,
  duplicateMessageMs: 3_000,
  /** How long a suggestion by Morgan waits for a click, and how long its effect can be undone. */
  chatActionSeconds: 10 * 60,
  /**
   * How long one click has a suggestion to itself: longer than its function may run, so that two are never at it at
   * once, and short enough to finish by hand what was cut off.
   */
  chatActionClaimSeconds: 15,
  /** How long a second click waits for the outcome of the first one. */
  chatActionWaitMs: 5_000,
  campaignModelMs: 90_000,
  chatModelMs: 45_000,
  /** A model that sends nothing for this long, not even the first chunk of an answer, is considered lost. */
  modelSilenceMs: 15_000,
  /** A worker stops its model call when it has less than this left to run. */
  workerReserveMs: 5_000,
  /** The sweep processes a job this long after it should have moved. */
  sweepAfterSeconds: 60,
  /** Chat text is stored and pushed at most this often while it grows. */
  deltaIntervalMs: 150,
} as const;
