import { type OperationProfiles, small } from "./operation-profile.ts";

export const inquiriesProfiles: OperationProfiles<"inquiries"> = {
  createInquiry: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    pushesToUser: true,
    impact: "Brands and agencies cannot write to organizers.",
  },
  listInquiries: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Inboxes do not load.",
  },
  getInquiry: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    impact: "Conversations with organizers do not open.",
  },
  replyToInquiry: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Nobody can reply in a conversation with an organizer.",
  },
  markInquiryRead: {
    ...small,
    table: ["GetItem", "BatchGetItem", "UpdateItem"],
    impact: "Conversations stay marked as unread after they are read.",
  },
};
