import { useSearchParams } from "react-router-dom";

/** The filters of a list as the address holds them: what is empty is left out, so that the plain address shows all. */
export function useSearchFilter() {
  const [search, setSearch] = useSearchParams();
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
  };
}
