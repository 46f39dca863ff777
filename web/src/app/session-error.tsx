import { ErrorState } from "#ui/states.tsx";
import { sessionError as copy } from "./copy.ts";

/** Shown if it is unknown who is signed in: neither the page nor the sign-in would be right. */
export function SessionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title={copy.marqueeCouldNotCheckWho} error={error} onRetry={onRetry} />
    </main>
  );
}
