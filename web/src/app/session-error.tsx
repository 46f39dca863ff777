import { Suspense } from "react";
import { ApiError } from "#api/http.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { ErrorState } from "#ui/states.tsx";
import { sessionError as copy } from "./copy.ts";

const NoAccount = lazyPart(async () => (await import("./no-account.tsx")).NoAccount);

/**
 * Shown if it is unknown who is signed in, when neither the page nor the sign-in would be right, and to somebody who
 * belongs to no account.
 */
export function SessionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      {error instanceof ApiError && error.code === "forbidden" ? (
        <Suspense fallback={null}>
          <NoAccount message={error.message} />
        </Suspense>
      ) : (
        <ErrorState title={copy.marqueeCouldNotCheckWho} error={error} onRetry={onRetry} />
      )}
    </main>
  );
}
