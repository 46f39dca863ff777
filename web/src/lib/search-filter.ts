import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** The filters of a list as the address holds them: what is empty is left out, so that the plain address shows all. */
export function useSearchFilter() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { openedHere?: string } | null };
  const openedHere = state?.openedHere;
  return {
    get: (name: string) => search.get(name) ?? "",
    set: (name: string, value: string) =>
      setSearch(
        (before) => {
          if (value === "") before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true },
      ),
    clear: (...names: readonly string[]) =>
      setSearch(
        (before) => {
          for (const name of names) before.delete(name);
          return before;
        },
        { replace: true },
      ),
    /** Opens what a name stands for, such as a dialog, as a step that the browser's Back takes back. */
    open: (name: string, value: string) =>
      setSearch(
        (before) => {
          before.set(name, value);
          return before;
        },
        { state: { openedHere: name } },
      ),
    /** Closes it: by going back to where it was opened, or in place where a link led straight to it. */
    close: (name: string) => {
      if (openedHere === name) {
        void navigate(-1);
        return;
      }
      setSearch(
        (before) => {
          before.delete(name);
          return before;
        },
        { replace: true },
      );
    },
  };
}
