import { createStore, useStore } from "./store.ts";

export type AppDialogName = "tour" | "help" | "welcome" | "wizard";

const opened = createStore<AppDialogName | null>(null);

/** Whether the dialog opened automatically rather than by a click. */
let byItself = false;

/** Opens the tour, welcome, wizard or help from any page; null closes it. */
export function openAppDialog(name: AppDialogName | null, how: { byItself?: boolean } = {}): void {
  byItself = how.byItself ?? false;
  opened.set(name);
}

/** Whether the open dialog opened automatically. */
export function cameByItself(): boolean {
  return byItself;
}

/** The open app dialog. */
export function useAppDialog(): AppDialogName | null {
  return useStore(opened);
}
