import type { OperationId } from "@marquee/contracts/operations";
import type { Belongings } from "./belongings.ts";

/** A request that names something of its owner's. */
export interface OwnedRequest {
  path?: string;
  body?: Record<string, unknown>;
}

/**
 * What a route is about, which says what a stranger may see of it: `nothing` of anybody's, the caller's `own` things
 * whoever calls, one thing of its `owner` that is named in the request and absent for everybody else, or what is
 * `shared` among all who are signed in.
 */
export type MatrixRow =
  | { about: "nothing" | "own" | "shared" }
  | { about: "owner"; request: (of: Belongings) => OwnedRequest };

const own: MatrixRow = { about: "own" };
const nothing: MatrixRow = { about: "nothing" };
const shared: MatrixRow = { about: "shared" };
const owner = (request: (of: Belongings) => OwnedRequest): MatrixRow => ({ about: "owner", request });

/** One row for every route; a route without one does not compile, and fails the test that counts them. */
export const matrixRows: Record<OperationId, MatrixRow> = {
  getCurrentUser: own,
  login: nothing,
  completeTwoFactorLogin: nothing,
  register: nothing,
  logout: own,
  getGoogleRedirectUrl: nothing,
  startGoogleSignIn: nothing,
  finishGoogleSignIn: nothing,
  linkGoogleAccount: nothing,
  getGoogleConfig: nothing,
  sendVerificationCode: nothing,
  loginWithPhone: nothing,
  verifyCode: nothing,
  registerWithPhone: nothing,
  changePassword: own,
  forgotPassword: nothing,
  resetPassword: nothing,
  updateCurrentUser: own,
  confirmEmailChange: nothing,
  resendConfirmation: own,
  cancelEmailChange: own,
  createAvatarUpload: own,
  setAvatar: owner(({ uploadId }) => ({ body: { uploadId } })),
  deleteAvatar: own,
  getAvatar: shared,
  getPreferences: own,
  updatePreferences: own,
  exportAccount: own,
  deleteAccount: own,
  listSessions: own,
  revokeSession: owner(({ sessionId }) => ({ path: `/api/user/sessions/${sessionId}` })),
  revokeOtherSessions: own,
  listActivity: own,
  stepUpSession: own,
  startTwoFactor: own,
  confirmTwoFactor: own,
  createRecoveryCodes: own,
  disableTwoFactor: own,
  listApiKeys: own,
  createApiKey: own,
  revokeApiKey: owner(({ apiKeyId }) => ({ path: `/api/user/api-keys/${apiKeyId}` })),
  getApiAddresses: own,
  updateApiAddresses: own,
  listCreditPackages: nothing,
  getCreditBalance: own,
  listCreditTransactions: own,
  createCheckout: own,
  listPayments: own,
  getPayment: owner(({ paymentId }) => ({ path: `/api/payments/${paymentId}` })),
  cancelPayment: owner(({ paymentId }) => ({ path: `/api/payments/${paymentId}/cancel` })),
  getPaymentStatus: owner(({ checkoutId }) => ({ path: `/api/payments/status/${checkoutId}` })),
  verifyPayment: owner(({ checkoutId }) => ({ path: `/api/payments/verify?session_id=${checkoutId}` })),
  receiveStripeEvent: nothing,
  listMessages: own,
  sendMessage: own,
  stopReply: owner(({ messageId }) => ({ path: `/api/messages/${messageId}/stop` })),
  generateCampaignIdeas: own,
  listCampaignGenerations: own,
  getCampaignGeneration: owner(({ generationId }) => ({ path: `/api/campaign-generations/${generationId}` })),
  cancelCampaignGeneration: owner(({ generationId }) => ({
    path: `/api/campaign-generations/${generationId}/cancel`,
  })),
  getCampaignMockup: owner(({ generationId }) => ({
    path: `/api/campaign-generations/${generationId}/mockups/0`,
  })),
  saveCampaignFromGeneration: owner(({ generationId }) => ({ body: { generationId, campaignIndex: 1 } })),
  listCampaignIdeas: own,
  getCampaignIdea: owner(({ ideaId }) => ({ path: `/api/campaign-ideas/${ideaId}` })),
  updateCampaignIdea: owner(({ ideaId }) => ({
    path: `/api/campaign-ideas/${ideaId}`,
    body: { status: "archived" },
  })),
  deleteCampaignIdea: owner(({ ideaId }) => ({ path: `/api/campaign-ideas/${ideaId}` })),
  listCampaignTemplates: shared,
  listCampaignTemplatesByIndustry: shared,
  createCampaignTemplate: owner(({ ideaId }) => ({ body: { ideaId, industry: "tech" } })),
  createRealtimeTicket: own,
  getHealth: nothing,
  getOpenApiDocument: nothing,
  getApiReference: nothing,
  getAdminOverview: nothing,
  listUsers: nothing,
  updateUser: nothing,
  adjustCredits: nothing,
  listAdjustments: nothing,
  decideAdjustment: nothing,
  listApprovals: nothing,
  decideApproval: nothing,
  listAudit: nothing,
  listWebhookEvents: nothing,
  getWebhookEvent: nothing,
  replayWebhookEvent: nothing,
  checkLedgers: nothing,
  getPublicSettings: nothing,
  getSystemSettings: nothing,
  updateSystemSettings: nothing,
  listAllCreditPackages: nothing,
  updateCreditPackage: nothing,
  listJobs: nothing,
  retryJob: nothing,
  refundJob: nothing,
  listDeadLetters: nothing,
  redriveDeadLetters: nothing,
};
