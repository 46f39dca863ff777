import { useEffect, useRef } from "react";
import { useLoadOlderMessages } from "../api/list-messages.ts";

/**
 * Loads older messages until there is something to see: a page may hold nothing but versions that are not shown, and
 * a version that was chosen may stand in an older page.
 *
 * @param first The first message that is shown.
 * @param missing A version that is to be shown and is not loaded.
 */
export function useOlderMessages(
  conversation: string | undefined,
  cursor: string | null,
  { first, missing }: { first: string | undefined; missing: string | undefined },
) {
  const { mutate, isPending, isError } = useLoadOlderMessages(conversation);
  const askedAt = useRef<{ first: string | undefined } | undefined>(undefined);
  useEffect(() => {
    if (askedAt.current && askedAt.current.first !== first) askedAt.current = undefined;
    const isWanted = missing !== undefined || askedAt.current !== undefined;
    if (isWanted && cursor !== null && !isPending && !isError) mutate(cursor);
  }, [first, missing, cursor, mutate, isPending, isError]);
  return {
    isPending,
    load() {
      if (cursor === null) return;
      askedAt.current = { first };
      mutate(cursor);
    },
    loadPage: mutate,
  };
}
