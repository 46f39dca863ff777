/** Browser storage may be blocked or full: reads then return null, and writes do nothing. */
export function readStored(key: string, area: "local" | "session" = "local"): string | null {
  try {
    return store(area).getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored. */
export function writeStored(key: string, value: string, area: "local" | "session" = "local"): boolean {
  try {
    store(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: "local" | "session" = "local"): void {
  try {
    store(area).removeItem(key);
  } catch {
    // Ignored for the same reason.
  }
}

function store(area: "local" | "session"): Storage {
  return area === "local" ? localStorage : sessionStorage;
}

/**
 * Whose things a user's keys name: the user's own, or theirs for another account, so that what they draft for one company
 * never appears in another.
 */
export function keeperOf({ id, accountId }: { id: string; accountId: string }): string {
  return accountId === id ? id : `${id}-${accountId}`;
}

/** The storage keys. Keys of a user contain the user's id, so that all of them can be removed at sign-out. */
export const storageKeys = {
  lastGeneration: (userId: string) => `marquee-last-generation-${userId}`,
  chatHeld: (userId: string) => `marquee-chat-held-${userId}`,
  chatOutbox: (userId: string) => `marquee-chat-outbox-${userId}`,
  connected: (userId: string) => `marquee-connected-${userId}`,
  places: (userId: string) => `marquee-places-${userId}`,
  recentlyFound: (userId: string) => `marquee-recently-found-${userId}`,
  chatDraft: (userId: string, conversation?: string) =>
    `marquee-chat-draft-${userId}${conversation === undefined ? "" : `-${conversation}`}`,
  formDraft: (userId: string, form: string) => `marquee-form-draft-${userId}-${form}`,
  /** Keys of the browser rather than a user contain no id. */
  tableView: (table: string) => `marquee-table-view-${table}`,
  libraryView: "marquee-library-view",
  /** Whether a user has seen the welcome, and has answered or skipped Morgan's questions. */
  welcomed: (userId: string) => `welcomed-${userId}`,
  morganOnboarded: (userId: string) => `morgan-onboarded-${userId}`,
  /** The tour's flags belong to the browser, not to a user. */
  hasVisitedBefore: "hasVisitedBefore",
  hasCompletedTour: "hasCompletedTour",
} as const;

/** Removes everything of a user from a shared machine. */
export function forgetUser(userId: string): void {
  // The server stores these for the user too, for every other browser.
  for (const key of [storageKeys.welcomed(userId), storageKeys.morganOnboarded(userId)]) removeStored(key);
  for (const area of ["local", "session"] as const)
    for (const key of storedKeys(area))
      if (key.startsWith("marquee-") && key.includes(userId)) removeStored(key, area);
}

function storedKeys(area: "local" | "session"): string[] {
  try {
    return Object.keys(store(area));
  } catch {
    return [];
  }
}
