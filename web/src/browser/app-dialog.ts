import { createStore, useStore } from "./store.ts";

export type AppDialogName = "tour" | "help" | "welcome" | "wizard";

const opened = createStore<AppDialogName | null>(null);

/** What opened by itself and not by a click. */
let byItself = false;

/** Opens the tour, the welcome, the wizard or the help from any page; null closes. */
export function openAppDialog(name: AppDialogName | null, how: { byItself?: boolean } = {}): void {
  byItself = how.byItself ?? false;
  opened.set(name);
}

/** Whether the dialog that is open came by itself. */
export function cameByItself(): boolean {
  return byItself;
}

/** The dialog of the app that is open. */
export function useAppDialog(): AppDialogName | null {
  return useStore(opened);
}
