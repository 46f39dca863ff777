import { useAddress } from "./address.ts";

/** Validates a filter, because the address can contain anything. */
interface FilterSchema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

type Schemas = Record<string, FilterSchema<string>>;
type Values<S extends Schemas> = {
  [Name in keyof S]?: S[Name] extends FilterSchema<infer T> ? T : never;
};

/** The schema of a search text. */
export const anyText: FilterSchema<string> = {
  safeParse: (value) => (typeof value === "string" ? { success: true, data: value } : { success: false }),
};

/** The schema of a choice, for pages that should not load a library for it. */
export function oneOf<T extends string>(choices: readonly T[]): FilterSchema<T> {
  return {
    safeParse: (value) => {
      const data = choices.find((choice) => choice === value);
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}

/**
 * A list's filters in the address, each with a schema; values that a schema refuses are ignored. A change replaces
 * the address and restarts a paged list.
 */
export function useAddressFilters<S extends Schemas>(schemas: S) {
  const { search, edit } = useAddress();
  const values: Values<S> = {};
  for (const name of Object.keys(schemas) as (keyof S & string)[]) {
    const held = search.get(name);
    const checked = held === null || held === "" ? undefined : schemas[name]?.safeParse(held);
    if (checked?.success) values[name] = checked.data as Values<S>[typeof name];
  }
  const change = (changed: (search: URLSearchParams) => void) => edit(changed, { replace: true });
  return {
    values,
    set: (name: string, value: string) =>
      change((address) => (value === "" ? address.delete(name) : address.set(name, value))),
    clear: () =>
      change((address) => {
        for (const name of Object.keys(schemas)) address.delete(name);
      }),
  };
}
