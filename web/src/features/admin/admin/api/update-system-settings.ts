import type { SystemSettings, updateSystemSettings } from "@marquee/contracts/admin/system";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { publicSettingsQuery } from "#api/public-settings.ts";
import { invalidate } from "#api/query.ts";
import { systemSettingsQuery, type VersionedSettings } from "./get-system-settings.ts";

const operation = addressOf<typeof updateSystemSettings>(
  "updateSystemSettings",
  "PUT",
  "/api/admin/settings",
);

/** Whether someone else has changed the settings since they were read here. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === "stale_version";
}

/**
 * Changes a part of the settings as read. The rest and their version are sent along, so that a change made meanwhile
 * by someone else is never overwritten unseen.
 */
export function useUpdateSystemSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ read, change }: { read: VersionedSettings; change: Partial<SystemSettings> }) => {
      const { stage: _stage, updatedAt: _at, updatedBy: _by, ...settings } = read;
      return call(operation, { body: { ...settings, ...change } });
    },
    onSuccess: async ({ waiting: _, ...saved }) => {
      client.setQueryData(systemSettingsQuery.queryKey, saved);
      // Other functions may return the old settings for a minute; the admin who made the change sees it at once.
      const { flags, prices, maintenance, supportEmail } = saved;
      const { credits: welcomeCredits } = saved.welcome ?? saved.stage.welcome;
      client.setQueryData(publicSettingsQuery.queryKey, (current) =>
        current ? { ...current, flags, prices, maintenance, supportEmail, welcomeCredits } : current,
      );
      await invalidate(client, "listAudit", "listApprovals", "getAdminOverview");
    },
  });
}

/** Why the last change of one part of the settings failed; a stale version is reported above all parts. */
export function failureOf(
  update: ReturnType<typeof useUpdateSystemSettings>,
  part: keyof SystemSettings,
): unknown {
  const concerned = update.variables !== undefined && part in update.variables.change;
  return concerned && !isStale(update.error) ? update.error : null;
}
