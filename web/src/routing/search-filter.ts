import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** The filters of a list as the address holds them: what is empty is left out, so that the plain address shows all. */
export function useSearchFilter() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { openedHere?: string } | null };
  const openedHere = state?.openedHere;
  const change = (edit: (search: URLSearchParams) => void, options: { replace?: true; state?: unknown }) =>
    setSearch((before) => {
      edit(before);
      return before;
    }, options);
  const clear = (...names: readonly string[]) =>
    change(
      (search) => {
        for (const name of names) search.delete(name);
      },
      { replace: true },
    );
  return {
    get: (name: string) => search.get(name) ?? "",
    set: (name: string, value: string) =>
      value === "" ? clear(name) : change((search) => search.set(name, value), { replace: true }),
    clear,
    /** The address in which a filter has another value, for a link. */
    withValue: (name: string, value: string) => {
      const to = new URLSearchParams(search);
      if (value === "") to.delete(name);
      else to.set(name, value);
      return `?${to}`;
    },
    /** Opens what a name stands for, such as a dialog, as a step that the browser's Back takes back. */
    open: (name: string, value: string) =>
      change((search) => search.set(name, value), { state: { openedHere: name } }),
    /** Closes it: by going back to where it was opened, or in place where a link led straight to it. */
    close: (name: string) => {
      if (openedHere === name) void navigate(-1);
      else clear(name);
    },
  };
}
