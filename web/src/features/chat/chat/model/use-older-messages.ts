import { useEffect, useRef } from "react";
import { useLoadOlderMessages } from "../api/list-messages.ts";

/**
 * Loads older messages until something new is visible: a page may contain only versions that are not shown, and a
 * chosen version may be on an older page.
 *
 * @param first The first visible message.
 * @param missing A version to show that is not loaded.
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
