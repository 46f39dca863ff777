import type { updatePreferences } from "@marquee/contracts/http/profile";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { addressOf, call } from "#lib/http.ts";
import { invalidate, type OperationKey } from "#lib/query.ts";
import { tellOtherTabs } from "#lib/tabs.ts";
import { toast } from "#lib/toast.ts";
import { type Toggle, toggleTexts, withToggles } from "../model/toggles.ts";
import { preferencesQuery } from "./get-preferences.ts";

const operation = addressOf<typeof updatePreferences>("updatePreferences", "PUT", "/api/user/preferences");

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

/** Sets one toggle. It shows at once; a refusal takes back this one alone, since changes are sent one after another. */
export function useSetToggle() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: "preferences" },
    mutationFn: async (toggle: Toggle) => {
      const held = await client.ensureQueryData(preferencesQuery);
      return call(operation, { body: withToggles(held, [toggle]) });
    },
    onSuccess: async (preferences, toggle) => {
      await client.cancelQueries({ queryKey: preferencesQuery.queryKey });
      client.setQueryData(preferencesQuery.queryKey, preferences);
      tellOtherTabs("getPreferences");
      toast(accountCopy.settingsSaved(labelOfToggle(toggle), toggle.on));
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
