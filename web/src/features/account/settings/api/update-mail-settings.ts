import type { MailSettings } from "@marquee/contracts/live/mail-settings";
import type { updateMailSettings } from "@marquee/contracts/live/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { mailSettingsQuery } from "./get-mail-settings.ts";

const operation = addressOf<typeof updateMailSettings>(
  "updateMailSettings",
  "PUT",
  "/api/notifications/mail",
);

/** Sets how notifications are emailed. The change is shown at once and rolled back if refused. */
export function useUpdateMailSettings() {
  const client = useQueryClient();
  const { queryKey } = mailSettingsQuery;
  return useMutation({
    scope: { id: "mail-settings" },
    mutationFn: (body: MailSettings) => call(operation, { body }),
    onMutate: async (settings) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, settings);
    },
    onSuccess: () => {
      tellOtherTabs("getMailSettings");
      toast(toasts.mailSettingsSaved);
    },
    onError: (error) => {
      toast(toasts.mailSettingsNotSaved(messageOf(error)));
      void invalidate(client, "getMailSettings");
    },
  });
}
