import { useEffect, useState } from "react";
import { type EventValues, type StoredZone, zoneOf } from "./event-form.ts";

/** The zone of the typed times; undefined until the places are loaded by which it is guessed. */
export function useShownZone(values: EventValues, stored: StoredZone | undefined): string | undefined {
  const [guess, setGuess] = useState<{ of: (location: string) => string }>();
  useEffect(() => {
    let isShown = true;
    // A form whose guesses don't load still lets the host choose.
    void import("@marquee/contracts/events/guessed-time-zone").then(
      ({ guessedTimeZone }) => isShown && setGuess({ of: guessedTimeZone }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return zoneOf(values, stored, guess?.of ?? (() => "")) || undefined;
}
