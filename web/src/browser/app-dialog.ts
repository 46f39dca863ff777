import { createStore, useStore } from "./store.ts";

export type AppDialogName = "tour" | "help";

const opened = createStore<AppDialogName | null>(null);

/** Opens the tour or the help from any page; null closes. */
export function openAppDialog(name: AppDialogName | null): void {
  opened.set(name);
}

/** The dialog of the app that is open. */
export function useAppDialog(): AppDialogName | null {
  return useStore(opened);
}
