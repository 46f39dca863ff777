import { type NavigateOptions, useSearchParams } from "react-router-dom";

/**
 * The address's search, and a function that edits it. The router shows an address in a transition, so on a busy device
 * the search that a component knows can be older than the last edit: every edit starts from the address itself.
 */
export function useSearchEdits() {
  const [search, setSearch] = useSearchParams();
  const edit = (change: (search: URLSearchParams) => void, options?: NavigateOptions) => {
    const next = new URLSearchParams(location.search);
    change(next);
    setSearch(next, options);
  };
  return { search, edit };
}
