import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

export const passwordsProfiles: OperationProfiles<"passwords"> = {
  changePassword: {
    ...small,
    memoryMb: hashingMb,
    table: ["Query", "PutItem", "UpdateItem", "DeleteItem"],
    connections: ["DELETE"],
    pushesToUser: true,
    sendsEmail: true,
    impact: "People cannot change their password; a forgotten one can still be reset by mail.",
    alarmed: true,
  },
  forgotPassword: {
    ...small,
    ownConcurrency: 20,
    table: ["GetItem", "PutItem", "UpdateItem"],
    sendsEmail: true,
    impact: "Links to reset a password are not sent: people who forgot theirs cannot sign in.",
    alarmed: true,
  },
  resetPassword: {
    ...small,
    ownConcurrency: 20,
    memoryMb: hashingMb,
    table: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    connections: ["DELETE"],
    sendsEmail: true,
    impact: "Links to reset a password do not work: people who forgot theirs cannot sign in.",
    alarmed: true,
  },
};
