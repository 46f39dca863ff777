import { useEffect, useRef } from "react";
import { type NavigateOptions, useSearchParams } from "react-router-dom";

/**
 * The address's search, and a function that edits it. Every edit builds on the one before: the router shows an address
 * in a transition, so on a busy device the search that a component knows can be older than the last edit.
 */
export function useSearchEdits() {
  const [search, setSearch] = useSearchParams();
  /** Edited searches that are not shown yet, oldest first. */
  const pending = useRef<string[]>([]);
  useEffect(() => {
    const shown = pending.current.indexOf(search.toString());
    // Another search was not edited here but navigated to, and replaces what is pending.
    pending.current = shown === -1 ? [] : pending.current.slice(shown + 1);
  }, [search]);
  const edit = (change: (search: URLSearchParams) => void, options?: NavigateOptions) => {
    const next = new URLSearchParams(pending.current.at(-1) ?? search);
    change(next);
    pending.current.push(next.toString());
    setSearch(next, options);
  };
  return { search, edit };
}
