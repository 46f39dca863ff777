import { useSearchFilter } from "./search-filter.ts";

export interface Sort {
  by: string;
  descending: boolean;
}

/** The order of a list as the address holds it: `?sort=joined`, with a minus in front where it descends. */
export function useSearchSort(name = "sort"): { value: Sort | null; onChange: (sort: Sort | null) => void } {
  const filter = useSearchFilter();
  const [, minus, by] = /^(-?)(\w+)$/.exec(filter.get(name)) ?? [];
  return {
    value: by === undefined ? null : { by, descending: minus === "-" },
    onChange: (sort) => filter.set(name, sort === null ? "" : `${sort.descending ? "-" : ""}${sort.by}`),
  };
}
