import { paths } from "#routing/paths.ts";
import { ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { sessionError as copy } from "./copy.ts";

/**
 * Shown if it is unknown who is signed in, when neither the page nor the sign-in would be right, and to somebody who
 * belongs to no company, who may sign in as somebody else.
 */
export function SessionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <div className="text-center">
        <ErrorState title={copy.marqueeCouldNotCheckWho} error={error} onRetry={onRetry} />
        <TextLink href={paths.auth}>{copy.signIn}</TextLink>
      </div>
    </main>
  );
}
