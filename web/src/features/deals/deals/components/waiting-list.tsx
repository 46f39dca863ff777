import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { announce } from "#browser/announce.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { useWaitForPackage } from "../api/package-spots.ts";
import { waitingList as copy } from "../new-deal-copy.ts";
import { Countdown } from "./countdown.tsx";

/** The waiting list of a sold-out package: the user's place in line, or the spot offered to them. */
export function WaitingList({ offered }: { offered: OfferedPackage }) {
  const { id, name, ownPosition, ownHold } = offered;
  const wait = useWaitForPackage(id);
  if (ownHold?.kind === "offered")
    return (
      <p className="text-sm">
        <Countdown until={ownHold.expiresAt} text={copy.offered} over={copy.offerOver} />
      </p>
    );
  const waits = ownPosition !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {waits && <p className="text-sm">{copy.position(ownPosition)}</p>}
      <Button
        size="sm"
        pending={wait.isPending}
        aria-label={`${waits ? copy.leave : copy.join}: ${name}`}
        onClick={() =>
          wait.mutate(!waits, { onSuccess: () => announce(waits ? copy.left(name) : copy.joined(name)) })
        }
      >
        {waits ? copy.leave : copy.join}
      </Button>
      <FailureNote error={wait.error} />
    </div>
  );
}
