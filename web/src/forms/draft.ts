import { use, useState } from "react";
import { CurrentUserContext } from "./session.ts";
import { readStored, removeStored, storageKeys, writeStored } from "./storage.ts";

/** `saved`: what was typed is kept in this browser. `restored`: it was typed earlier and is shown again. */
export type DraftStatus = "none" | "saved" | "restored";

/** Older drafts are of no use to anyone, and a shared computer should not show them. */
const maxAgeMs = 30 * 24 * 3_600_000;

interface DraftStore<Values> {
  /** The draft over the initial values, or null when there is none. */
  restored: Values | null;
  status: DraftStatus;
  /** Keeps these values, or nothing when they are the initial ones. */
  save: (values: Values) => void;
  /** Forgets what is kept, as after it was sent. */
  clear: () => void;
}

/**
 * Keeps what is typed into a form in this browser until it is sent or discarded, so that a reload, another page, an
 * ended session or a server that is down loses nothing. A visitor's draft lives as long as the tab, a user's until
 * sign-out.
 *
 * @param key The form's name among this user's forms; without one nothing is kept.
 * @param without Fields that must never be stored, such as passwords and codes.
 */
export function useDraftStore<Values extends object>(
  key: string | undefined,
  initial: Values,
  without: readonly (keyof Values & string)[] = [],
): DraftStore<Values> {
  const user = use(CurrentUserContext);
  const area = user === null ? "session" : "local";
  const storageKey = storageKeys.formDraft(user?.id ?? "visitor", key ?? "");
  const [restored] = useState(() => (key === undefined ? null : readDraft(storageKey, area, initial)));
  const [status, setStatus] = useState<DraftStatus>(restored === null ? "none" : "restored");

  function clear(): void {
    if (key === undefined) return;
    removeStored(storageKey, area);
    setStatus("none");
  }

  return {
    restored,
    status,
    clear,
    save: (values) => {
      if (key === undefined) return;
      // Only what was changed: over values that somebody else changes meanwhile, the rest would put the old ones back.
      const kept = Object.fromEntries(
        Object.entries(values).filter(
          ([name, value]) =>
            !without.includes(name as keyof Values & string) && !isSame({ [name]: value }, initial),
        ),
      );
      if (Object.keys(kept).length === 0) clear();
      else {
        const stored = writeStored(storageKey, JSON.stringify({ values: kept, savedAtMs: Date.now() }), area);
        setStatus(stored ? "saved" : "none");
      }
    },
  };
}

function isSame(values: object, initial: object): boolean {
  const known = initial as Record<string, unknown>;
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(known[name]),
  );
}

/** A draft written by another release may lack fields or hold other ones: only what still fits is taken. */
function readDraft<Values extends object>(
  storageKey: string,
  area: "local" | "session",
  initial: Values,
): Values | null {
  try {
    const { values, savedAtMs } = JSON.parse(readStored(storageKey, area) ?? "") as {
      values: Record<string, unknown>;
      savedAtMs: number;
    };
    if (!(Date.now() - savedAtMs < maxAgeMs)) return null;
    const fitting = Object.entries(initial).flatMap(([name, value]) =>
      isSameKind(values[name], value) ? [[name, values[name]] as const] : [],
    );
    const restored = { ...initial, ...Object.fromEntries(fitting) };
    return isSame(restored, initial) ? null : restored;
  } catch {
    return null;
  }
}

function isSameKind(stored: unknown, initial: unknown): boolean {
  return typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);
}
