import { type OperationProfiles, small } from "./operation-profile.ts";

export const dealMessagesProfiles: OperationProfiles<"deal-messages"> = {
  listDealMessages: {
    ...small,
    table: ["GetItem", "Query"],
    impact: "Deal messages do not load.",
  },
  sendDealMessage: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    pushesToUser: true,
    impact: "Nobody can write to the other side of a deal.",
  },
  markDealRead: {
    ...small,
    table: ["GetItem", "BatchGetItem", "UpdateItem"],
    impact: "Deal messages stay marked as unread after they are read.",
  },
};
