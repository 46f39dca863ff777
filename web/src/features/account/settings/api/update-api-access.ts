import type { ApiAccess, updateApiAccess } from "@marquee/contracts/account/api-keys";
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call } from "#api/http.ts";
import { invalidate, type OperationKey } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toggleTexts } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { apiAccessQuery } from "./get-api-access.ts";

const operation = addressOf<typeof updateApiAccess>("updateApiAccess", "PATCH", "/api/user/api-access");

const mutationKey = ["updateApiAccess"] satisfies OperationKey;

/** One switch of API access, and its new position. */
export interface ApiSwitch {
  name: keyof typeof toggleTexts.api;
  on: boolean;
}

/** The API access to display: the server's state plus every switch in flight. */
export function useApiAccess() {
  const query = useQuery(apiAccessQuery);
  const underWay = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as ApiSwitch,
  });
  const data: ApiAccess | undefined = query.data && { ...query.data, ...changeOf(underWay) };
  return { ...query, data, underWay };
}

const changeOf = (switches: readonly ApiSwitch[]): Partial<Record<ApiSwitch["name"], boolean>> =>
  Object.fromEntries(switches.map(({ name, on }) => [name, on]));

/** Sets a single switch. The change is shown at once; a refusal reverts only this one. */
export function useSetApiSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: "api-access" },
    mutationFn: (toggle: ApiSwitch) => call(operation, { body: changeOf([toggle]) }),
    onSuccess: async (access, { name, on }) => {
      await show(client, access);
      toast(toasts.settingsSaved(toggleTexts.api[name].label, on));
      void invalidate(client, "listApiKeys");
    },
    // The refusal may be due to a change that somebody else made meanwhile.
    onError: () => void invalidate(client, "getApiAccess"),
  });
}

/** Replaces the whole list of addresses. */
export function useUpdateApiAddresses() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "api-access" },
    mutationFn: (body: Pick<ApiAccess, "addresses">) => call(operation, { body }),
    onSuccess: async (access) => {
      await show(client, access);
      toast(toasts.addressesSaved);
    },
  });
}

async function show(client: QueryClient, access: ApiAccess): Promise<void> {
  await client.cancelQueries({ queryKey: apiAccessQuery.queryKey });
  client.setQueryData(apiAccessQuery.queryKey, access);
  tellOtherTabs("getApiAccess");
  void invalidate(client, "listActivity");
}
