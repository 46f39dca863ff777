import type { Mentionable } from "@marquee/contracts/account/mentions";
import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import type { MentionChoice } from "#ui/mention-field.tsx";

/**
 * Whom a text may mention, requested with its first "@": also by whoever is alone in their account, whom an agency may
 * help.
 * @param people The query of who else reads what is written there.
 */
export function useMentionChoice<Key extends QueryKey>(
  people: UseQueryOptions<Mentionable[], Error, Mentionable[], Key>,
): MentionChoice {
  const { hasTeam, through } = useCurrentUser();
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const { data, isError } = useQuery({ ...people, enabled: isAsked });
  return { people: data, failed: isError, ask, isQuiet: !hasTeam && through === null };
}
