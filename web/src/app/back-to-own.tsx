import { useSwitchAccount } from "#account/switch-account.ts";
import { paths } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { accessEnded as copy } from "./account-copy.ts";

/** The way out of a client's account once the access to it has ended. */
export function BackToOwn() {
  const change = useSwitchAccount();
  return (
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
  );
}
