import { useEffect, useRef, useState } from "react";
import { checkLedgerPage, type LedgerDifference } from "../api/check-ledgers.ts";

/** A running check of every ledger, and what it has found. */
export interface LedgerRun {
  status: "idle" | "running" | "done" | "stopped" | "failed";
  checkedUsers: number;
  /** Accounts that could not be read, so that nothing is known about their balances. */
  unreadable: number;
  differences: readonly LedgerDifference[];
  error: unknown;
}

const before: LedgerRun = { status: "idle", checkedUsers: 0, unreadable: 0, differences: [], error: null };

/** Checks page by page to the end. Stopping keeps what was found; leaving the page stops the check. */
export function useLedgerRun() {
  const [run, setRun] = useState(before);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function start(): Promise<void> {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    let found: LedgerRun = { ...before, status: "running" };
    setRun(found);
    let cursor: string | null = null;
    try {
      do {
        const page: Awaited<ReturnType<typeof checkLedgerPage>> = await checkLedgerPage(
          cursor,
          control.signal,
        );
        if (control.signal.aborted) return;
        found = {
          ...found,
          checkedUsers: found.checkedUsers + page.items.checkedUsers,
          unreadable: found.unreadable + page.items.unreadable,
          differences: [...found.differences, ...page.items.differences],
        };
        cursor = page.nextCursor;
        setRun(found);
      } while (cursor !== null);
      setRun({ ...found, status: "done" });
    } catch (error) {
      if (!control.signal.aborted) setRun({ ...found, status: "failed", error });
    }
  }

  function stop(): void {
    current.current?.abort();
    setRun((now) => ({ ...now, status: "stopped" }));
  }

  return { run, start, stop };
}
