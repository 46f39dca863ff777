import { agencies } from "#features/account/agencies/feature.ts";
import { auth } from "#features/account/auth/feature.ts";
import { profile } from "#features/account/profile/feature.ts";
import { settings } from "#features/account/settings/feature.ts";
import { team } from "#features/account/team/feature.ts";
import { admin } from "#features/admin/admin/feature.ts";
import { diagnostics } from "#features/admin/diagnostics/feature.ts";
import { uiKit } from "#features/admin/ui-kit/feature.ts";
import { chat } from "#features/chat/chat/feature.ts";
import { credits } from "#features/credits/credits/feature.ts";
import { deals } from "#features/deals/deals/feature.ts";
import { inquiries } from "#features/deals/inquiries/feature.ts";
import { events } from "#features/events/events/feature.ts";
import { hosting } from "#features/events/hosting/feature.ts";
import type { Feature } from "#features/feature.ts";
import { calendar } from "#features/home/calendar/feature.ts";
import { dashboard } from "#features/home/dashboard/feature.ts";
import { help } from "#features/home/help/feature.ts";
import { legal } from "#features/home/legal/feature.ts";
import { support } from "#features/home/support/feature.ts";
import { analytics } from "#features/insight/analytics/feature.ts";
import { notifications } from "#features/live/notifications/feature.ts";
import { campaigns } from "#features/studio/campaigns/feature.ts";
import { concepts } from "#features/studio/concepts/feature.ts";

/** Every feature of the app; the sidebar shows their entries in this order. */
export const features: readonly Feature[] = [
  dashboard,
  events,
  hosting,
  deals,
  analytics,
  campaigns,
  concepts,
  chat,
  inquiries,
  agencies,
  profile,
  team,
  credits,
  settings,
  admin,
  auth,
  legal,
  uiKit,
  diagnostics,
  help,
  calendar,
  notifications,
  support,
];
