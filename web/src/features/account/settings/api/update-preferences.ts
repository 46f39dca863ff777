import type { updatePreferences } from "@marquee/contracts/account/profile";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call } from "#api/http.ts";
import { invalidate, type OperationKey } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { type Toggle, toggleTexts, withToggles } from "../model/toggles.ts";
import { toasts } from "../toasts.ts";
import { preferencesQuery } from "./get-preferences.ts";

const operation = addressOf<typeof updatePreferences>("updatePreferences", "PATCH", "/api/user/preferences");

const mutationKey = ["updatePreferences"] satisfies OperationKey;

/** The preferences to display: the server's state plus every change in flight. */
export function usePreferences() {
  const query = useQuery(preferencesQuery);
  const underWay = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Toggle,
  });
  return { ...query, data: query.data && withToggles(query.data, underWay), underWay };
}

/** Sets a single toggle. The change is shown at once; a refusal reverts only this one. */
export function useSetToggle() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: "preferences" },
    mutationFn: ({ group, name, on }: Toggle) => call(operation, { body: { [group]: { [name]: on } } }),
    onSuccess: async (preferences, toggle) => {
      await client.cancelQueries({ queryKey: preferencesQuery.queryKey });
      client.setQueryData(preferencesQuery.queryKey, preferences);
      tellOtherTabs("getPreferences");
      toast(toasts.settingsSaved(labelOfToggle(toggle), toggle.on));
    },
    // The refusal may be due to a change that another device made meanwhile.
    onError: () => void invalidate(client, "getPreferences"),
  });
}

function labelOfToggle({ group, name }: Toggle): string {
  const texts: Record<string, { label: string }> = toggleTexts[group];
  return texts[name]?.label ?? name;
}
