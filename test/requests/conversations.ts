import type { Requests } from "./request.ts";

export const conversationsRequests: Requests<"conversations"> = {
  listConversations: { about: "own" },
  createConversation: { about: "own" },
  updateConversation: {
    about: "owner",
    path: "/api/conversations/cnv_none",
    body: { title: "Spring plans" },
    owned: ({ conversationId }) => ({
      path: `/api/conversations/${conversationId}`,
      body: { title: "Somebody else's title" },
    }),
  },
  deleteConversation: {
    about: "owner",
    path: "/api/conversations/cnv_none",
    owned: ({ conversationId }) => ({ path: `/api/conversations/${conversationId}` }),
  },
};
