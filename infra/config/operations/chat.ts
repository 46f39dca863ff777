import { type OperationProfiles, small } from "./operation-profile.ts";

export const chatProfiles: OperationProfiles<"chat"> = {
  listMessages: {
    ...small,
    table: ["Query"],
    impact: "The conversation with Morgan does not load.",
  },
  sendMessage: {
    ...small,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    settings: ["modelBudget"],
    sendsTo: ["chat"],
    pushesToUser: true,
    impact: "Messages to Morgan are refused for people without a live connection.",
    alarmed: true,
  },
  stopReply: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    pushesToUser: true,
    impact: "The Stop button does nothing; answers run to their end.",
  },
};
