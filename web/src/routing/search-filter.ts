import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AddressDialogName } from "./address-dialogs.ts";
import { useSearchEdits } from "./search-edits.ts";

/** A list's filters in the address. Empty values are left out, so that the plain address shows everything. */
export function useSearchFilter() {
  const { search, edit } = useSearchEdits();
  const clear = (...names: readonly string[]) =>
    edit(
      (next) => {
        for (const name of names) next.delete(name);
      },
      { replace: true },
    );
  return {
    get: (name: string) => search.get(name) ?? "",
    set: (name: string, value: string) =>
      value === "" ? clear(name) : edit((next) => next.set(name, value), { replace: true }),
    clear,
    /** The address with a different filter value, for a link. */
    withValue: (name: string, value: string) => {
      const to = new URLSearchParams(search);
      if (value === "") to.delete(name);
      else to.set(name, value);
      return `?${to}`;
    },
    /** Opens an `AddressDialog` as a history step, so that the browser's Back closes it. */
    open: (name: AddressDialogName, value: string) =>
      edit((next) => next.set(name, value), { state: { openedHere: name } }),
  };
}

/** Closes an `AddressDialog`: goes back if it was opened here, or removes it in place if a link opened it. */
export function useAddressClose(name: AddressDialogName): () => void {
  const { clear } = useSearchFilter();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { openedHere?: string } | null };
  const steppingBack = useRef(false);
  /**
   * Leaves an entry once. A busy device still shows what was opened when the browser has been asked to step back, or
   * has stepped back, and the user may close it again: a second step would leave the page.
   */
  const stepBack = () => {
    if (steppingBack.current || !new URLSearchParams(location.search).has(name)) return;
    steppingBack.current = true;
    addEventListener("popstate", () => (steppingBack.current = false), { once: true });
    void navigate(-1);
  };
  return () => (state?.openedHere === name ? stepBack() : clear(name));
}
