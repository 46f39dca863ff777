import { join } from "node:path";
import { kebabCase } from "@marquee/contracts/naming";
import { type Area, type OperationId, operations } from "@marquee/contracts/operations";

/**
 * The function that answers an area's operations; an area without one does not compile. Areas share a function if the same
 * people use them on the same pages and what they write is alike: a page then opens few functions.
 */
const functionOfArea = {
  auth: "session",
  realtime: "session",
  profile: "account",
  security: "account",
  passwords: "account",
  phone: "account",
  "brand-facts": "account",
  notifications: "notifications",
  "api-keys": "api-keys",
  google: "google",
  credits: "credits",
  payments: "credits",
  platform: "platform",
  system: "system",
  admin: "admin",
  chat: "chat",
  conversations: "chat",
  campaigns: "studio",
  library: "studio",
  templates: "studio",
  concepts: "studio",
  events: "events",
  "saved-events": "events",
  "saved-searches": "events",
  search: "events",
  hosting: "hosting",
  "add-ons": "hosting",
  proposals: "hosting",
  deals: "deals",
  "deal-files": "deals",
  "deal-messages": "deals",
  inquiries: "deals",
  agreements: "deals",
  analytics: "insights",
  dashboard: "insights",
  match: "insights",
  onboarding: "insights",
} as const satisfies Record<Area, string>;

/**
 * Operations that do not run in their area's function but in one of their own: where files are drawn, passwords hashed,
 * text messages or money sent, or where credits, payments, agreements or sessions are written that the area's other
 * calls only read. `test/security/gained-rights.test.ts` says what is missing here.
 */
const apartFromArea = {
  "sign-in": ["login", "completeTwoFactorLogin", "verifyCode", "finishGoogleSignIn", "linkGoogleAccount"],
  register: ["register", "registerWithPhone"],
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
  documents: [
    "getAnalyticsReport",
    "getCampaignMockupPng",
    "getCampaignMockupPdf",
    "getConceptPdf",
    "getSharedConceptPdf",
  ],
  "agreement-files": ["getAgreementFile"],
  "account-export": ["exportAccount"],
  "account-deletion": ["deleteAccount"],
  checkout: ["createCheckout", "cancelPayment"],
  "stripe-webhook": ["receiveStripeEvent"],
  "webhook-replay": ["replayWebhookEvent"],
  "admin-people": ["updateUser", "decideApproval"],
  "admin-credits": ["adjustCredits", "decideAdjustment", "retryJob", "refundJob"],
  // Every visitor's first call, like the first call of those who are signed in.
  session: ["getPublicSettings"],
  orders: ["generateCampaignIdeas", "refineCampaignConcept", "cancelCampaignGeneration"],
  questions: ["sendMessage", "retryReply", "stopReply"],
  "chat-cards": ["confirmChatAction", "undoChatAction"],
  "deal-moves": ["transitionSponsorshipDeal"],
} as const satisfies Record<string, readonly OperationId[]>;

/** A function of the HTTP API. */
export type HttpFunctionName = (typeof functionOfArea)[Area] | keyof typeof apartFromArea;

const functionOf = new Map<OperationId, HttpFunctionName>(
  Object.entries(apartFromArea).flatMap(([name, ids]) =>
    ids.map((id) => [id, name as HttpFunctionName] as const),
  ),
);

/** The operations that each HTTP function answers. */
export const httpFunctions: ReadonlyMap<HttpFunctionName, readonly OperationId[]> = Map.groupBy(
  Object.keys(operations) as OperationId[],
  (id) => functionOf.get(id) ?? functionOfArea[operations[id].area],
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
    return [`${method} ${path}`, join("http", area, `${kebabCase(id)}.ts`)] as const;
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
