import type { InquiryMessage } from "@marquee/contracts/http/inquiries";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { notifyIfWanted } from "#features/notifications/model/pushes.ts";
import type { Pushes } from "#live/pushes.ts";
import { inquiryPath } from "#routing/paths.ts";
import { inquiriesQuery } from "../api/list-inquiries.ts";
import { putInquiryMessage } from "./thread.ts";

export const inquiryPushes: Pushes = {
  on: {
    inquiry_message: (client, { data }) => {
      putInquiryMessage(client, data);
      void noteMessage(client, data);
    },
    notification: (client, { data }) => {
      if (data.kind === "package_proposed")
        void invalidate(client, "getInquiry", "getEvent", "listSponsorshipPackages");
    },
  },
  afterReconnecting: ["listInquiries", "getInquiry"],
};

/** Brings the inbox up to date, and notifies of a message of the other side unless its reader has the thread open. */
async function noteMessage(client: QueryClient, message: InquiryMessage): Promise<void> {
  await client.cancelQueries({ queryKey: inquiriesQuery.queryKey });
  const inbox = await client.fetchInfiniteQuery({ ...inquiriesQuery, staleTime: 0 }).catch(() => undefined);
  const thread = inbox?.pages.flatMap(({ items }) => items).find(({ id }) => id === message.inquiryId);
  if (!thread || thread.ownSide === message.side || isOpen(message.inquiryId)) return;
  await notifyIfWanted(client, {
    kind: "inquiry_message",
    about: {
      inquiryId: message.inquiryId,
      messageId: message.id,
      from: thread.with.name,
      eventName: thread.eventName,
    },
  });
}

function isOpen(inquiryId: string): boolean {
  return !document.hidden && location.pathname.toLowerCase() === inquiryPath(inquiryId).toLowerCase();
}
