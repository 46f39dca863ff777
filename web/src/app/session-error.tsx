import { ErrorState } from "#ui/states.tsx";
import { sessionError as copy } from "./copy.ts";

/** Nobody could say who is signed in: neither a page nor the way to sign in would be right. */
export function SessionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title={copy.marqueeCouldNotCheckWho} error={error} onRetry={onRetry} />
    </main>
  );
}
