let start: (() => void) | undefined;

/** Tells how the search of the top bar begins. Returns how to forget it. */
export function onSearchAsked(run: () => void): () => void {
  start = run;
  return () => {
    if (start === run) start = undefined;
  };
}

/** Begins a search from elsewhere on the page; false where there is no top bar to search in. */
export function askSearch(): boolean {
  start?.();
  return start !== undefined;
}
