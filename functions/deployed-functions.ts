import { join } from "node:path";
import { type DomainOf, domainOf } from "@marquee/contracts/domains";
import { kebabCase } from "@marquee/contracts/naming";
import { type Area, type OperationId, operations } from "@marquee/contracts/operations";

/**
 * The areas that another function than their domain's answers: other people use them, or what they write is not alike. A
 * page opens few functions, since a domain's areas are mostly used on the same pages.
 */
const apartFromDomain = {
  // Every visitor's first calls.
  auth: "session",
  realtime: "session",
  google: "google",
  "api-keys": "api-keys",
  team: "team",
  agencies: "team",
  platform: "platform",
  system: "system",
  hosting: "hosting",
  "add-ons": "hosting",
  // Hosts propose packages; who negotiates a deal does not.
  proposals: "hosting",
  // What signed-in people's first pages show.
  search: "events",
  match: "insight",
  dashboard: "insight",
  calendar: "insight",
  onboarding: "insight",
  support: "support",
  // What people without an account open.
  previews: "previews",
} as const satisfies Partial<Record<Area, string>>;

type FunctionOfArea<A extends Area> = A extends keyof typeof apartFromDomain
  ? (typeof apartFromDomain)[A]
  : DomainOf<A>;

function functionOfArea(area: Area): FunctionOfArea<Area> {
  const apart: Partial<Record<Area, FunctionOfArea<Area>>> = apartFromDomain;
  return apart[area] ?? (domainOf(area) as FunctionOfArea<Area>);
}

/**
 * Operations that do not run in their area's function but in one of their own: where files are drawn, passwords hashed,
 * text messages or money sent, or where credits, payments, agreements or sessions are written that the area's other
 * calls only read. `test/security/gained-rights.test.ts` says what is missing here.
 */
const apartFromArea = {
  "sign-in": [
    "login",
    "completeTwoFactorLogin",
    "enterDemo",
    "verifyCode",
    "finishGoogleSignIn",
    "linkGoogleAccount",
  ],
  // An address that is confirmed brings welcome credits, as an account that is confirmed from the start does.
  register: ["register", "registerWithPhone", "confirmEmailChange"],
  "session-ends": ["logout", "revokeSession", "revokeOtherSessions"],
  passwords: ["changePassword", "resetPassword"],
  "sign-in-messages": ["sendVerificationCode", "loginWithPhone", "forgotPassword"],
  "step-up": [
    "stepUpSession",
    "startTwoFactor",
    "confirmTwoFactor",
    "createRecoveryCodes",
    "disableTwoFactor",
  ],
  pictures: ["setAvatar", "setEventImage", "setProof", "addDealFile"],
  // What waits for each client is what their dashboards show.
  insight: ["listClients"],
  documents: [
    "getAnalyticsReport",
    "getPaymentReceipt",
    "getCampaignMockupPng",
    "getCampaignMockupPdf",
    "getConceptPdf",
    "getSharedConceptPdf",
    "getConceptHandout",
    "getGeneratedHandout",
    "getSharedConceptHandout",
  ],
  // Drawn for people without an account: many links at once must not keep others from their own documents.
  "preview-pictures": ["getSharedPreview", "getEventPoster"],
  "agreement-files": ["getAgreementFile"],
  // Tells the account's owners where it opens API access.
  "api-keys": ["updatePreferences"],
  // An owner's, beside the rest of the profile; the calls about payments only read.
  account: ["getBillingDetails", "updateBillingDetails", "removeBillingDetails"],
  "account-export": ["exportAccount"],
  "account-deletion": ["deleteAccount"],
  checkout: ["createCheckout", "cancelPayment"],
  "stripe-webhook": ["receiveStripeEvent"],
  "webhook-replay": ["replayWebhookEvent"],
  // Each is written down in the audit log, which reading numbers is not.
  "admin-exports": ["exportUsers", "exportPurchases"],
  "admin-people": ["updateUser", "decideApproval", "decideRoleChange"],
  // What helps somebody sign in, or is written down because it reads what somebody wrote.
  "admin-accounts": [
    "showJobInput",
    "sendResetLink",
    "resendAccountConfirmation",
    "confirmAccountEmail",
    "endAccountSessions",
    "startViewing",
    "openMessages",
    "stopViewing",
  ],
  support: ["answerSupportRequest"],
  "admin-credits": ["adjustCredits", "decideAdjustment", "retryJob", "retryJobs", "refundJob"],
  // Every visitor's first call, like the first call of those who are signed in.
  session: ["getPublicSettings"],
  orders: ["generateCampaignIdeas", "refineCampaignConcept", "cancelCampaignGeneration"],
  questions: ["sendMessage", "retryReply", "stopReply"],
  "chat-cards": ["confirmChatAction", "undoChatAction"],
  "deal-moves": ["transitionSponsorshipDeal"],
} as const satisfies Record<string, readonly OperationId[]>;

/** A function of the HTTP API. */
export type HttpFunctionName = FunctionOfArea<Area> | keyof typeof apartFromArea;

const functionOf = new Map<OperationId, HttpFunctionName>(
  Object.entries(apartFromArea).flatMap(([name, ids]) =>
    ids.map((id) => [id, name as HttpFunctionName] as const),
  ),
);

/** The operations that each HTTP function answers. */
export const httpFunctions: ReadonlyMap<HttpFunctionName, readonly OperationId[]> = Map.groupBy(
  Object.keys(operations) as OperationId[],
  (id) => functionOf.get(id) ?? functionOfArea(operations[id].area),
);

/** The routes that each function of the live connection answers, with the file of each route's handler. */
export const socketFunctions = {
  connections: {
    $connect: "connect",
    $disconnect: "disconnect",
    $default: "fallback",
    auth: "auth",
    ping: "ping",
    watch: "watch",
  },
  "chat-message": { chat_message: "chat-message" },
} as const satisfies Record<string, Record<string, string>>;

export type SocketFunctionName = keyof typeof socketFunctions;

const httpHandlers = [...httpFunctions].map(([name, ids]) => {
  const files = ids.map((id) => {
    const { method, path, area } = operations[id];
    return [`${method} ${path}`, join("http", domainOf(area), area, `${kebabCase(id)}.ts`)] as const;
  });
  return [`http-${name}`, new Map(files)] as const;
});

const socketHandlers = Object.entries(socketFunctions).map(([name, routes]) => {
  const files = Object.entries(routes).map(
    ([routeKey, file]) => [routeKey, join("socket", `${file}.ts`)] as const,
  );
  return [`socket-${name}`, new Map(files)] as const;
});

/** The handlers of the functions that have routes: each function's files by route key, relative to `functions/src`. */
export const routedHandlers: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ...httpHandlers,
  ...socketHandlers,
]);
