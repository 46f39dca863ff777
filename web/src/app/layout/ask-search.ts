let start: (() => void) | undefined;

/** Registers how to start the top bar's search. Returns a function that unregisters it. */
export function onSearchAsked(run: () => void): () => void {
  start = run;
  return () => {
    if (start === run) start = undefined;
  };
}

/** Starts a search from elsewhere on the page; false if there is no top bar to search in. */
export function askSearch(): boolean {
  start?.();
  return start !== undefined;
}
