import { chatPushes } from "#features/chat/chat/model/pushes.ts";
import { creditPushes } from "#features/credits/credits/model/pushes.ts";
import { dealPushes } from "#features/deals/deals/model/pushes.ts";
import { inquiryPushes } from "#features/deals/inquiries/model/pushes.ts";
import { eventPushes } from "#features/events/events/model/pushes.ts";
import { notificationPushes } from "#features/live/notifications/model/pushes.ts";
import { campaignPushes } from "#features/studio/campaigns/model/pushes.ts";
import type { Pushes } from "#live/pushes.ts";

/** How the features handle the messages of the live connection; loaded with it, a second after the page. */
export const allPushes: readonly Pushes[] = [
  eventPushes,
  dealPushes,
  campaignPushes,
  chatPushes,
  inquiryPushes,
  creditPushes,
  notificationPushes,
];
