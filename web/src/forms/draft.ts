import { use, useState } from "react";
import { CurrentUserContext } from "#api/session.ts";
import { now } from "#browser/clock.ts";
import { keeperOf, readStored, removeStored, storageKeys, writeStored } from "#browser/storage.ts";

/** `saved`: the typed values are stored in this browser. `restored`: they were typed earlier and are shown again. */
export type DraftStatus = "none" | "saved" | "restored";

/** Older drafts are useless, and a shared computer should not show them. */
const maxAgeMs = 30 * 24 * 3_600_000;

interface DraftStore<Values> {
  /** The draft on top of the initial values, or null if there is none. */
  restored: Values | null;
  status: DraftStatus;
  /** Stores these values, or clears the draft if they are the initial ones. */
  save: (values: Values) => void;
  /** Deletes the draft, for example after it was sent. */
  clear: () => void;
}

/**
 * Stores what is typed into a form in this browser until it is sent or discarded, so that a reload, another page, an
 * ended session or a server that is down loses nothing. A visitor's draft lasts as long as the tab, a user's until
 * sign-out.
 *
 * @param key The form's name among this user's forms; without one nothing is stored.
 * @param without Fields that must never be stored, such as passwords and codes.
 */
export function useDraftStore<Values extends object>(
  key: string | undefined,
  initial: Values,
  without: readonly (keyof Values & string)[] = [],
): DraftStore<Values> {
  const user = use(CurrentUserContext);
  const area = user === null ? "session" : "local";
  const storageKey = storageKeys.formDraft(user ? keeperOf(user) : "visitor", key ?? "");
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
      // Store only changed fields: if someone else changes values meanwhile, the rest would restore the old ones.
      const changed = Object.fromEntries(
        Object.entries(values).filter(
          ([name, value]) =>
            !without.includes(name as keyof Values & string) && !isSame({ [name]: value }, initial),
        ),
      );
      if (Object.keys(changed).length === 0) clear();
      else {
        const stored = writeStored(storageKey, JSON.stringify({ values: changed, savedAtMs: now() }), area);
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

/** A draft written by another release may lack fields or have different ones, so only what still fits is restored. */
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
    if (!(now() - savedAtMs < maxAgeMs)) return null;
    const restored = fitting(values, initial) as Values;
    return isSame(restored, initial) ? null : restored;
  } catch {
    return null;
  }
}

/**
 * Keeps the stored values whose type matches the initial ones, and fills in the rest from those. The first row of a
 * list is the model for its rows; if the list is initially empty, every row fits.
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
