import type { Requests } from "./request.ts";

export const dealMessagesRequests: Requests<"deal-messages"> = {
  listDealMessages: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/messages",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/messages` }),
  },
  sendDealMessage: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/messages",
    body: { message: "Who sets up the booth?", clientId: "client-of-the-example" },
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/messages` }),
  },
  markDealRead: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/read",
    body: { messageId: "msg_none" },
    shared: ({ dealId, dealMessageId }) => ({
      path: `/api/sponsorship-deals/${dealId}/read`,
      body: { messageId: dealMessageId },
    }),
  },
};
