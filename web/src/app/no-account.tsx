import type { logout } from "@marquee/contracts/account/auth";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { paths } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { noAccount as copy } from "./account-copy.ts";

const operation = addressOf<typeof logout>("logout", "POST", "/api/logout");

/** Shown to somebody who is signed in and belongs to no account. */
export function NoAccount({ message }: { message: string }) {
  const signOut = useMutation({
    mutationFn: () => call(operation, {}),
    onSettled: () => location.assign(paths.auth),
  });
  return (
    <EmptyState
      title={copy.title}
      action={
        <Button variant="primary" pending={signOut.isPending} onClick={() => signOut.mutate()}>
          {copy.signOut}
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}
