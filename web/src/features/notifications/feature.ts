import type { Feature } from "#routing/feature.ts";

/** Notifications, under the bell of the top bar. */
export const notifications: Feature = {
  routes: [],
  pushes: async () => (await import("./model/pushes.ts")).notificationPushes,
};
