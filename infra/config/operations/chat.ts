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
    impact: "What Morgan suggests cannot be done from the conversation.",
  },
  dismissChatAction: {
    ...small,
    table: ["GetItem", "UpdateItem"],
    pushesToUser: true,
    impact: "What Morgan suggests cannot be put away.",
  },
  undoChatAction: {
    ...small,
    ...acting,
    impact: "What a click on a suggestion of Morgan's did cannot be undone there.",
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
    impact: "Ratings of answers are not kept.",
  },
  searchMessages: {
    ...small,
    table: ["Query"],
    impact: "Messages are not found in the chat; conversations still load.",
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
    impact: "Admins do not see how answers were rated; ratings are still kept.",
  },
  getReplyFeedbackReport: {
    ...small,
    indexes: ["lists"],
    impact: "Admins do not see how many answers were rated; ratings are still kept.",
  },
};
