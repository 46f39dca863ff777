import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

export const authProfiles: OperationProfiles<"auth"> = {
  getCurrentUser: {
    ...small,
    impact: "Nobody can open the app: every page first asks who is signed in.",
  },
  login: {
    ...small,
    ownConcurrency: 50,
    memoryMb: hashingMb,
    // Query: when a name is under attack, its activity tells which networks the owner uses.
    table: ["GetItem", "Query", "UpdateItem", "PutItem", "DeleteItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["session"],
    impact: "People cannot sign in.",
    alarmed: true,
  },
  completeTwoFactorLogin: {
    ...small,
    ownConcurrency: 20,
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["session", "factors"],
    impact: "People with two-factor authentication cannot sign in.",
    alarmed: true,
  },
  register: {
    ...small,
    ownConcurrency: 20,
    memoryMb: hashingMb,
    table: ["UpdateItem", "PutItem"],
    secrets: ["session"],
    sendsEmail: true,
    settings: ["partner"],
    impact: "New people cannot create an account.",
    alarmed: true,
  },
  logout: {
    ...small,
    table: ["Query", "PutItem", "DeleteItem"],
    connections: ["DELETE"],
    impact: "People cannot sign out; their sessions end only after 30 idle minutes.",
  },
};
