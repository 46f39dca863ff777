import { useSwitchAccount } from "#account/switch-account.ts";
import { messageOf } from "#api/http.ts";
import { paths } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { EmptyState } from "#ui/states.tsx";
import { accessEnded as copy } from "./account-copy.ts";

/** Instead of a client's pages once the access to them has ended: so it says, and the way out. */
export function AccessEnded({ error }: { error: unknown }) {
  const change = useSwitchAccount();
  return (
    <EmptyState
      title={copy.title}
      titleAs="h1"
      action={
        <>
          <Button
            variant="primary"
            pending={change.isPending}
            onClick={() => change.mutate({ to: paths.dashboard })}
          >
            {copy.back}
          </Button>
          <FailureNote error={change.error} />
        </>
      }
    >
      {messageOf(error)}
    </EmptyState>
  );
}
