import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

export const securityProfiles: OperationProfiles<"security"> = {
  listSessions: {
    ...small,
    table: ["Query"],
    impact: "People cannot see where they are signed in.",
  },
  revokeSession: {
    ...small,
    table: ["Query", "PutItem", "DeleteItem"],
    connections: ["DELETE"],
    impact: "A single device cannot be signed out; changing the password still signs out all others.",
  },
  revokeOtherSessions: {
    ...small,
    table: ["Query", "PutItem", "DeleteItem"],
    connections: ["DELETE"],
    impact: "Other devices cannot all be signed out at once; changing the password still does it.",
  },
  listActivity: {
    ...small,
    table: ["Query"],
    impact: "People cannot see what happened in their account.",
  },
  stepUpSession: {
    ...small,
    memoryMb: hashingMb,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["factors"],
    impact: "People must sign in again for sensitive changes, because they cannot confirm who they are.",
  },
  startTwoFactor: {
    ...small,
    table: ["PutItem", "ConditionCheckItem"],
    secrets: ["factors"],
    impact: "Nobody can start setting up two-factor authentication.",
  },
  confirmTwoFactor: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    pushesToUser: true,
    secrets: ["factors"],
    sendsEmail: true,
    impact: "Two-factor authentication cannot be turned on.",
  },
  createRecoveryCodes: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Recovery codes cannot be replaced; the existing ones still work.",
  },
  disableTwoFactor: {
    ...small,
    table: ["PutItem", "UpdateItem", "DeleteItem"],
    pushesToUser: true,
    sendsEmail: true,
    settings: ["adminSecondFactor"],
    impact: "Two-factor authentication cannot be turned off.",
  },
};
