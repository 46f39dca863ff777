import { type OperationProfiles, small } from "./operation-profile.ts";

/** The combined permissions of the operations for events, deals, campaigns and the profile. */
const acting = {
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
  indexes: ["lists"],
  pushesToUser: true,
} as const;

export const chatProfiles: OperationProfiles<"chat"> = {
  listMessages: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "Conversations with Morgan do not load.",
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
  confirmChatAction: {
    ...small,
    ...acting,
    settings: ["modelBudget"],
    sendsTo: ["campaign"],
    impact: "Morgan's suggestions cannot be carried out from the conversation.",
  },
  dismissChatAction: {
    ...small,
    table: ["GetItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Morgan's suggestions cannot be dismissed.",
  },
  undoChatAction: {
    ...small,
    ...acting,
    impact: "Actions from Morgan's suggestions cannot be undone in the chat.",
  },
  retryReply: {
    ...small,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    settings: ["modelBudget"],
    sendsTo: ["chat"],
    pushesToUser: true,
    impact: "Nobody can ask Morgan for another answer to the same message.",
  },
  rateReply: {
    ...small,
    table: ["GetItem", "UpdateItem"],
    impact: "Ratings of answers are not saved.",
  },
  searchMessages: {
    ...small,
    table: ["Query"],
    impact: "Searching messages in the chat does not work; conversations still load.",
  },
  getReplyAllowance: {
    ...small,
    table: ["GetItem"],
    impact: "The chat does not say how many free answers are left; they are still counted.",
  },
  listReplyFeedback: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Admins cannot see how answers were rated; ratings are still saved.",
  },
  getReplyFeedbackReport: {
    ...small,
    indexes: ["lists"],
    impact: "Admins cannot see how many answers were rated; ratings are still saved.",
  },
};
