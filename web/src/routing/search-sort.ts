import { useSearchFilter } from "./search-filter.ts";

export interface Sort {
  by: string;
  descending: boolean;
}

/** A list's sort order in the address: `?sort=joined`, with a leading minus for descending. */
export function useSearchSort(name = "sort"): { value: Sort | null; onChange: (sort: Sort | null) => void } {
  const filter = useSearchFilter();
  const [, minus, by] = /^(-?)(\w+)$/.exec(filter.get(name)) ?? [];
  return {
    value: by === undefined ? null : { by, descending: minus === "-" },
    onChange: (sort) => filter.set(name, sort === null ? "" : `${sort.descending ? "-" : ""}${sort.by}`),
  };
}
