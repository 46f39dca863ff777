import { invalidate } from "#api/query.ts";
import { readAtOnce } from "#features/live/notifications/model/notification-list.ts";
import type { Pushes } from "#live/pushes.ts";
import { inquiryPath } from "#routing/paths.ts";
import { putInquiryMessage } from "./thread.ts";

export const inquiryPushes: Pushes = {
  on: {
    inquiry_message: (client, { data }) => {
      putInquiryMessage(client, data);
      void invalidate(client, "listThreads", "getUnreadCounts");
    },
    notification: (client, { data }) => {
      if (data.kind === "package_proposed")
        void invalidate(client, "getInquiry", "getEvent", "listSponsorshipPackages");
      // A user with the thread open reads the message on arrival.
      if (data.kind === "inquiry_message" && isOpen(data.about.inquiryId)) readAtOnce(client, data.id);
    },
  },
  shows: { inquiries: ["listThreads", "getInquiry", "getUnreadCounts"] },
};

function isOpen(inquiryId: string): boolean {
  return !document.hidden && location.pathname.toLowerCase() === inquiryPath(inquiryId).toLowerCase();
}
