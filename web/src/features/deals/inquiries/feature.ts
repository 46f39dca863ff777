import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** Threads between a sponsor and an event's host. */
export const inquiries: Feature = {
  routes: [
    { path: paths.inquiries, ...page(() => import("./pages/inquiries-page.tsx"), "InquiriesPage") },
    { path: paths.inquiry, ...page(() => import("./pages/inquiry-page.tsx"), "InquiryPage") },
  ],
  navigation: [
    {
      group: "main",
      to: paths.inquiries,
      label: "Inbox",
      icon: "inbox",
      reach: "deals",
      counts: "unreadInquiries",
    },
  ],
};
