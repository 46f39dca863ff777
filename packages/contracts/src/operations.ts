import * as admin from "./http/admin.ts";
import * as apiKeys from "./http/api-keys.ts";
import * as auth from "./http/auth.ts";
import * as campaigns from "./http/campaigns.ts";
import * as chat from "./http/chat.ts";
import * as credits from "./http/credits.ts";
import * as google from "./http/google.ts";
import * as passwords from "./http/passwords.ts";
import * as payments from "./http/payments.ts";
import * as phone from "./http/phone.ts";
import * as platform from "./http/platform.ts";
import * as profile from "./http/profile.ts";
import * as realtime from "./http/realtime.ts";
import * as security from "./http/security.ts";
import * as system from "./http/system.ts";
import * as templates from "./http/templates.ts";

/** Every HTTP call, by its one word. Routes, functions, documents and tests are derived from this record. */
export const operations = {
  getCurrentUser: auth.getCurrentUser,
  login: auth.login,
  completeTwoFactorLogin: auth.completeTwoFactorLogin,
  register: auth.register,
  logout: auth.logout,
  getGoogleRedirectUrl: google.getGoogleRedirectUrl,
  startGoogleSignIn: google.startGoogleSignIn,
  finishGoogleSignIn: google.finishGoogleSignIn,
  linkGoogleAccount: google.linkGoogleAccount,
  getGoogleConfig: google.getGoogleConfig,
  sendVerificationCode: phone.sendVerificationCode,
  loginWithPhone: phone.loginWithPhone,
  verifyCode: phone.verifyCode,
  registerWithPhone: phone.registerWithPhone,
  changePassword: passwords.changePassword,
  forgotPassword: passwords.forgotPassword,
  resetPassword: passwords.resetPassword,
  updateCurrentUser: profile.updateCurrentUser,
  confirmEmailChange: profile.confirmEmailChange,
  resendConfirmation: profile.resendConfirmation,
  cancelEmailChange: profile.cancelEmailChange,
  createAvatarUpload: profile.createAvatarUpload,
  setAvatar: profile.setAvatar,
  deleteAvatar: profile.deleteAvatar,
  getAvatar: profile.getAvatar,
  getPreferences: profile.getPreferences,
  updatePreferences: profile.updatePreferences,
  exportAccount: profile.exportAccount,
  deleteAccount: profile.deleteAccount,
  listSessions: security.listSessions,
  revokeSession: security.revokeSession,
  revokeOtherSessions: security.revokeOtherSessions,
  listActivity: security.listActivity,
  stepUpSession: security.stepUpSession,
  startTwoFactor: security.startTwoFactor,
  confirmTwoFactor: security.confirmTwoFactor,
  createRecoveryCodes: security.createRecoveryCodes,
  disableTwoFactor: security.disableTwoFactor,
  listApiKeys: apiKeys.listApiKeys,
  createApiKey: apiKeys.createApiKey,
  revokeApiKey: apiKeys.revokeApiKey,
  getApiAddresses: apiKeys.getApiAddresses,
  updateApiAddresses: apiKeys.updateApiAddresses,
  listCreditPackages: credits.listCreditPackages,
  getCreditBalance: credits.getCreditBalance,
  listCreditTransactions: credits.listCreditTransactions,
  createCheckout: payments.createCheckout,
  listPayments: payments.listPayments,
  getPayment: payments.getPayment,
  cancelPayment: payments.cancelPayment,
  getPaymentStatus: payments.getPaymentStatus,
  verifyPayment: payments.verifyPayment,
  receiveStripeEvent: payments.receiveStripeEvent,
  listMessages: chat.listMessages,
  sendMessage: chat.sendMessage,
  stopReply: chat.stopReply,
  generateCampaignIdeas: campaigns.generateCampaignIdeas,
  listCampaignGenerations: campaigns.listCampaignGenerations,
  getCampaignGeneration: campaigns.getCampaignGeneration,
  cancelCampaignGeneration: campaigns.cancelCampaignGeneration,
  getCampaignMockup: campaigns.getCampaignMockup,
  saveCampaignFromGeneration: campaigns.saveCampaignFromGeneration,
  listCampaignIdeas: campaigns.listCampaignIdeas,
  getCampaignIdea: campaigns.getCampaignIdea,
  updateCampaignIdea: campaigns.updateCampaignIdea,
  deleteCampaignIdea: campaigns.deleteCampaignIdea,
  listCampaignTemplates: templates.listCampaignTemplates,
  listCampaignTemplatesByIndustry: templates.listCampaignTemplatesByIndustry,
  createCampaignTemplate: templates.createCampaignTemplate,
  createRealtimeTicket: realtime.createRealtimeTicket,
  getHealth: platform.getHealth,
  getOpenApiDocument: platform.getOpenApiDocument,
  getApiReference: platform.getApiReference,
  getAdminOverview: admin.getAdminOverview,
  listUsers: admin.listUsers,
  updateUser: admin.updateUser,
  adjustCredits: admin.adjustCredits,
  listAdjustments: admin.listAdjustments,
  decideAdjustment: admin.decideAdjustment,
  listApprovals: admin.listApprovals,
  decideApproval: admin.decideApproval,
  listAudit: admin.listAudit,
  listWebhookEvents: admin.listWebhookEvents,
  getWebhookEvent: admin.getWebhookEvent,
  replayWebhookEvent: admin.replayWebhookEvent,
  checkLedgers: admin.checkLedgers,
  getPublicSettings: system.getPublicSettings,
  getSystemSettings: system.getSystemSettings,
  updateSystemSettings: system.updateSystemSettings,
  listAllCreditPackages: system.listAllCreditPackages,
  updateCreditPackage: system.updateCreditPackage,
  listJobs: system.listJobs,
  retryJob: system.retryJob,
  refundJob: system.refundJob,
  listDeadLetters: system.listDeadLetters,
  redriveDeadLetters: system.redriveDeadLetters,
} as const;

export type OperationId = keyof typeof operations;
export type Operations = typeof operations;
