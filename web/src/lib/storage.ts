/** Browser storage that may be blocked or full: reading then finds nothing, writing does nothing. */
export function readStored(key: string, area: "local" | "session" = "local"): string | null {
  try {
    return store(area).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, area: "local" | "session" = "local"): void {
  try {
    store(area).setItem(key, value);
  } catch {
    // Nothing that is kept here is needed to work.
  }
}

export function removeStored(key: string, area: "local" | "session" = "local"): void {
  try {
    store(area).removeItem(key);
  } catch {
    // As above.
  }
}

function store(area: "local" | "session"): Storage {
  return area === "local" ? localStorage : sessionStorage;
}

/** The names under which one user's things are kept; all of them go at sign-out. */
export const storageKeys = {
  lastGeneration: (userId: string) => `marquee-last-generation-${userId}`,
  notifications: (userId: string) => `marquee-notifications-${userId}`,
  draft: (userId: string) => `marquee-chat-draft-${userId}`,
  /** Spec §4, onboarding flags: of the browser, not of a user. */
  hasVisitedBefore: "hasVisitedBefore",
  hasCompletedTour: "hasCompletedTour",
} as const;

/** Leaves nothing of a user behind on a shared machine. */
export function forgetUser(userId: string): void {
  removeStored(storageKeys.lastGeneration(userId));
  removeStored(storageKeys.notifications(userId));
  removeStored(storageKeys.draft(userId), "session");
}
