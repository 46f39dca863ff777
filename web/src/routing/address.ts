import { useCallback, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { AddressDialogName } from "./address-dialogs.ts";

export interface Sort {
  by: string;
  descending: boolean;
}

/** A list's order, and what changes it. */
export interface AddressSort {
  value: Sort | null;
  onChange: (sort: Sort | null) => void;
}

/**
 * The page's state that its address holds. Empty values are left out, so that the plain address shows everything.
 *
 * The router shows an address in a transition, so on a busy device the search that a component knows can be older than
 * the last edit: every edit starts from the address itself.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { openedHere?: string } | null };
  const navigate = useNavigate();
  const steppingBack = useRef(false);

  const edit = useCallback(
    (change: (search: URLSearchParams) => void, options?: NavigateOptions) => {
      const next = new URLSearchParams(location.search);
      change(next);
      setSearch(next, options);
    },
    [setSearch],
  );
  const get = (name: string) => search.get(name) ?? "";
  const clear = (...names: readonly string[]) =>
    edit(
      (next) => {
        for (const name of names) next.delete(name);
      },
      { replace: true },
    );
  const set = (name: string, value: string) =>
    value === "" ? clear(name) : edit((next) => next.set(name, value), { replace: true });

  /**
   * Leaves an entry once. A busy device still shows what was opened when the browser has been asked to step back, or
   * has stepped back, and the user may close it again: a second step would leave the page.
   */
  function stepBack(name: string): void {
    if (steppingBack.current || !new URLSearchParams(location.search).has(name)) return;
    steppingBack.current = true;
    addEventListener("popstate", () => (steppingBack.current = false), { once: true });
    void navigate(-1);
  }

  const sort: AddressSort = {
    value: sortIn(get("sort")),
    onChange: (to) => set("sort", to === null ? "" : `${to.descending ? "-" : ""}${to.by}`),
  };

  return {
    search,
    /** Changes several values at once, as a step of the history unless it replaces the current one. */
    edit,
    get,
    /** Sets a value in place. */
    set,
    /** Removes values in place. */
    clear,
    /** The address with a different value, for a link. */
    withValue: (name: string, value: string) => {
      const to = new URLSearchParams(search);
      if (value === "") to.delete(name);
      else to.set(name, value);
      return `?${to}`;
    },
    /** Opens an `AddressDialog` as a history step, so that the browser's Back closes it. */
    open: (name: AddressDialogName, value: string) =>
      edit((next) => next.set(name, value), { state: { openedHere: name } }),
    /** Closes an `AddressDialog`: goes back if it was opened here, or removes it in place if a link opened it. */
    close: (name: AddressDialogName) => (state?.openedHere === name ? stepBack(name) : clear(name)),
    /** A list's order: `?sort=joined`, with a leading minus for descending. */
    sort,
  };
}

function sortIn(text: string): Sort | null {
  const [, minus, by] = /^(-?)(\w+)$/.exec(text) ?? [];
  return by === undefined ? null : { by, descending: minus === "-" };
}
