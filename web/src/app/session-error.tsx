import type { logout as logoutOperation } from "@marquee/contracts/account/auth";
import { useMutation } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { paths } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { sessionError as copy } from "./copy.ts";

const operation = addressOf<typeof logoutOperation>("logout", "POST", "/api/logout");

/**
 * Shown if it is unknown who is signed in, when neither the page nor the sign-in would be right, and to somebody who is
 * signed in and belongs to no account.
 */
export function SessionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const logout = useMutation({
    mutationFn: () => call(operation, {}),
    onSettled: () => location.assign(paths.auth),
  });
  return (
    <main className="grid min-h-dvh place-items-center">
      {error instanceof ApiError && error.code === "forbidden" ? (
        <EmptyState
          title={copy.noAccount}
          action={
            <Button variant="primary" pending={logout.isPending} onClick={() => logout.mutate()}>
              {copy.signOut}
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      ) : (
        <ErrorState title={copy.marqueeCouldNotCheckWho} error={error} onRetry={onRetry} />
      )}
    </main>
  );
}
