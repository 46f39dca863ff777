import { useSyncExternalStore } from "react";

/** One value outside React that several places read and any code may change. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Runs a callback after every change. Returns a function that unsubscribes. */
  watch: (run: () => void) => () => void;
  /** Whether anyone is subscribed. */
  isWatched: () => boolean;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const run of watchers) run();
    },
    watch: (run) => {
      watchers.add(run);
      return () => watchers.delete(run);
    },
    isWatched: () => watchers.size > 0,
  };
}

/** The value of a store; the component re-renders when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.watch, store.get, store.get);
}
