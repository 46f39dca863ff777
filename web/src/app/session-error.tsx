import { Suspense } from "react";
import { isAccessEnded } from "#api/http.ts";
import { paths } from "#routing/paths.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { sessionError as copy } from "./copy.ts";

const AccessEnded = lazyPart(async () => (await import("./access-ended.tsx")).AccessEnded);

/**
 * Shown if it is unknown who is signed in, when neither the page nor the sign-in would be right, and to somebody who
 * belongs to no company, who may sign in as somebody else. Whose access to a client has ended goes back to their own.
 */
export function SessionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      {isAccessEnded(error) ? (
        <Suspense fallback={null}>
          <AccessEnded error={error} />
        </Suspense>
      ) : (
        <div className="text-center">
          <ErrorState title={copy.marqueeCouldNotCheckWho} titleAs="h1" error={error} onRetry={onRetry} />
          <TextLink href={paths.auth}>{copy.signIn}</TextLink>
        </div>
      )}
    </main>
  );
}
