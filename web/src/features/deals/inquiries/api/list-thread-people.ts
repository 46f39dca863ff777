import type { listThreadPeople } from "@marquee/contracts/deals/inquiries";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { useCurrentUser } from "#api/session.ts";
import type { MentionChoice } from "#ui/mention-field.tsx";

const operation = addressOf<typeof listThreadPeople>("listThreadPeople", "GET", "/api/threads/people");

/**
 * Whom a message of a deal or an inquiry may mention, requested with the first "@". Undefined for whoever is alone in
 * their account.
 */
export function useThreadMentions(): MentionChoice | undefined {
  const { hasTeam, through } = useCurrentUser();
  const [isAsked, setAsked] = useState(false);
  const hasOthers = hasTeam || through !== null;
  const ask = useCallback(() => setAsked(true), []);
  const { data, isError } = useQuery({
    queryKey: ["listThreadPeople"] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { signal }),
    enabled: hasOthers && isAsked,
  });
  return hasOthers ? { people: data, failed: isError, ask } : undefined;
}
