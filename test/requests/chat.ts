import type { Requests } from "./request.ts";

export const chatRequests: Requests<"chat"> = {
  listMessages: { about: "own" },
  sendMessage: { about: "own", body: { content: "Which events fit us?" } },
  stopReply: {
    about: "owner",
    path: "/api/messages/msg_none/stop",
    owned: ({ messageId }) => ({ path: `/api/messages/${messageId}/stop` }),
  },
  confirmChatAction: {
    about: "owner",
    path: "/api/messages/msg_none/action/confirm",
    owned: ({ messageId }) => ({ path: `/api/messages/${messageId}/action/confirm` }),
  },
  dismissChatAction: {
    about: "owner",
    path: "/api/messages/msg_none/action/dismiss",
    owned: ({ messageId }) => ({ path: `/api/messages/${messageId}/action/dismiss` }),
  },
  undoChatAction: {
    about: "owner",
    path: "/api/messages/msg_none/action/undo",
    owned: ({ messageId }) => ({ path: `/api/messages/${messageId}/action/undo` }),
  },
  retryReply: {
    about: "owner",
    path: "/api/messages/msg_none/retry",
    owned: ({ messageId }) => ({ path: `/api/messages/${messageId}/retry` }),
  },
  rateReply: {
    about: "owner",
    path: "/api/messages/msg_none/feedback",
    body: { rating: "up" },
    owned: ({ answerId }) => ({ path: `/api/messages/${answerId}/feedback`, body: { rating: "down" } }),
  },
  searchMessages: { about: "own", path: "/api/messages/search?q=events" },
  getReplyAllowance: { about: "own" },
  listReplyFeedback: { about: "nothing" },
  getReplyFeedbackReport: { about: "nothing" },
};
