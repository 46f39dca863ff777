import type { updatePreferences } from "@marquee/contracts/http/profile";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { tellOtherTabs } from "#api/other-tabs.ts";
import { invalidate, type OperationKey } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { type Toggle, toggleTexts, withToggles } from "../model/toggles.ts";
import { toasts } from "../toasts.ts";
import { preferencesQuery } from "./get-preferences.ts";

const operation = addressOf<typeof updatePreferences>("updatePreferences", "PATCH", "/api/user/preferences");

const mutationKey = ["updatePreferences"] satisfies OperationKey;

/** The preferences as they are shown: what the server holds with every change on its way to it. */
export function usePreferences() {
  const query = useQuery(preferencesQuery);
  const underWay = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Toggle,
  });
  return { ...query, data: query.data && withToggles(query.data, underWay), underWay };
}

/** Sets one toggle and nothing else. It shows at once; a refusal takes back this one alone. */
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
      if (toggle.group === "api") void invalidate(client, "listApiKeys");
    },
    // What was refused may rest on what another device has changed meanwhile.
    onError: () => void invalidate(client, "getPreferences"),
  });
}

function labelOfToggle({ group, name }: Toggle): string {
  const texts: Record<string, { label: string }> = toggleTexts[group];
  return texts[name]?.label ?? name;
}
