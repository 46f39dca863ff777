import type { getSystemSettings } from "@marquee/contracts/admin/system";
import type { AnswerOf } from "@marquee/contracts/operation";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getSystemSettings>("getSystemSettings", "GET", "/api/admin/settings");

export type VersionedSettings = AnswerOf<typeof getSystemSettings>;

/** The settings with their version. Never refetched automatically: a form builds on the version that was read. */
export const systemSettingsQuery = queryOptions({
  queryKey: ["getSystemSettings"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
  refetchOnWindowFocus: false,
});
