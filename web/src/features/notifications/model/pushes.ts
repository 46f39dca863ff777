import { type NotificationOf, notificationKinds, wantsNotification } from "@marquee/contracts/notifications";
import type { QueryClient } from "@tanstack/react-query";
import { preferencesQuery } from "#features/settings/api/get-preferences.ts";
import type { Pushes } from "#live/pushes.ts";
import { notify } from "./notifications.ts";

export const notificationPushes: Pushes = {
  on: { notification: (client, { data }) => void notifyIfWanted(client, data) },
};

/** Adds one unless its reader has turned its kind off. Where their toggles cannot be had, it is told. */
export async function notifyIfWanted(client: QueryClient, notification: NotificationOf): Promise<void> {
  if (notificationKinds[notification.kind].preference !== null) {
    const preferences = await client.ensureQueryData(preferencesQuery).catch(() => undefined);
    if (preferences && !wantsNotification(notification.kind, preferences)) return;
  }
  notify(notification);
}
