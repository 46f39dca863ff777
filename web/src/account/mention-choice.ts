import type { Mentionable } from "@marquee/contracts/account/mentions";
import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import type { MentionChoice } from "#ui/mention-field.tsx";

/**
 * Whom a text may mention, requested with its first "@". Undefined for whoever is alone in their account.
 * @param people The query of who else reads what is written there.
 */
export function useMentionChoice<Key extends QueryKey>(
  people: UseQueryOptions<Mentionable[], Error, Mentionable[], Key>,
): MentionChoice | undefined {
  const { hasTeam, through } = useCurrentUser();
  const [isAsked, setAsked] = useState(false);
  const hasOthers = hasTeam || through !== null;
  const ask = useCallback(() => setAsked(true), []);
  const { data, isError } = useQuery({ ...people, enabled: hasOthers && isAsked });
  return hasOthers ? { people: data, failed: isError, ask } : undefined;
}
