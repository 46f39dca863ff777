import type { Requests } from "./request.ts";

const message = "Is the keynote slot still open?";

export const inquiriesRequests: Requests<"inquiries"> = {
  createInquiry: {
    about: "own",
    path: "/api/events/evt_startup_expo/inquiries",
    body: { topic: "sponsorship", message },
  },
  listThreads: { about: "own" },
  listThreadPeople: { about: "own" },
  getInquiry: {
    about: "party",
    path: "/api/inquiries/inq_none",
    shared: ({ inquiryId }) => ({ path: `/api/inquiries/${inquiryId}` }),
  },
  replyToInquiry: {
    about: "party",
    path: "/api/inquiries/inq_none/messages",
    body: { message, clientId: "client-of-the-example" },
    shared: ({ inquiryId }) => ({ path: `/api/inquiries/${inquiryId}/messages` }),
  },
  markInquiryRead: {
    about: "party",
    path: "/api/inquiries/inq_none/read",
    body: { messageId: "msg_none" },
    shared: ({ inquiryId, inquiryMessageId }) => ({
      path: `/api/inquiries/${inquiryId}/read`,
      body: { messageId: inquiryMessageId },
    }),
  },
};
