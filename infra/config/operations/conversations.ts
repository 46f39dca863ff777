import { type OperationProfiles, small } from "./operation-profile.ts";

export const conversationsProfiles: OperationProfiles<"conversations"> = {
  listConversations: {
    ...small,
    table: ["Query"],
    impact: "The list of conversations does not load; the main conversation does.",
  },
  createConversation: {
    ...small,
    table: ["Query", "PutItem"],
    pushesToUser: true,
    impact: "No new conversation can be started; existing ones continue.",
  },
  updateConversation: {
    ...small,
    table: ["UpdateItem"],
    pushesToUser: true,
    impact: "Conversations cannot be renamed.",
  },
  deleteConversation: {
    ...small,
    // A long conversation is deleted a hundred messages at a time.
    timeoutSeconds: 29,
    table: ["GetItem", "Query", "UpdateItem", "DeleteItem"],
    pushesToUser: true,
    impact: "Conversations are not deleted; some messages of a long one may already be gone.",
  },
};
