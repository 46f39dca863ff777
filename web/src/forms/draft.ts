import { use, useState } from "react";
import { CurrentUserContext } from "#account/session.ts";
import { readStored, removeStored, storageKeys, writeStored } from "#browser/storage.ts";

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
    const restored = fitting(values, initial) as Values;
    return isSame(restored, initial) ? null : restored;
  } catch {
    return null;
  }
}

/**
 * What is stored, as far as it is of the kind that is there initially, filled up from that. The first row of a list
 * stands for its rows; of a list that begins empty every row fits.
 */
function fitting(stored: unknown, initial: unknown): unknown {
  if (!isSameKind(stored, initial)) return initial;
  if (Array.isArray(stored) && Array.isArray(initial)) {
    const [row] = initial as unknown[];
    if (row === undefined) return stored;
    return stored.filter((one) => isSameKind(one, row)).map((one) => fitting(one, row));
  }
  if (typeof initial !== "object" || initial === null) return stored;
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [
      name,
      fitting((stored as typeof initial)[name as never], value),
    ]),
  );
}

function isSameKind(stored: unknown, initial: unknown): boolean {
  return (
    typeof stored === typeof initial &&
    (stored === null) === (initial === null) &&
    Array.isArray(stored) === Array.isArray(initial)
  );
}
