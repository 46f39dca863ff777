import { useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { isTaken, useHoldPackage, useReleasePackage } from "../api/package-spots.ts";
import { holdNote as copy } from "../new-deal-copy.ts";
import { Countdown } from "./countdown.tsx";

/**
 * Holds a spot of the package while this is shown, and shows the time left. Choosing another package releases the
 * spot; leaving the page does not, so that a reload finds it.
 */
export function HoldNote({ packageId, onTaken }: { packageId: string; onTaken: () => void }) {
  const { mutate: take, data: held, error } = useHoldPackage();
  const { mutate: giveBack } = useReleasePackage();
  const heldId = held?.packageId;
  useEffect(() => take(packageId), [take, packageId]);
  useEffect(() => {
    if (heldId !== undefined && heldId !== packageId) giveBack(heldId);
  }, [giveBack, heldId, packageId]);

  if (isTaken(error))
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <p className="text-danger">{error.code === "sold_out" ? copy.soldOut : error.message}</p>
        <Button size="sm" onClick={onTaken}>
          {copy.otherPackages}
        </Button>
      </div>
    );
  if (error) return <FailureNote error={error} />;
  if (!held) return <p className="h-5" />;
  return (
    <p className="text-sm text-muted">
      <Countdown until={held.expiresAt} text={copy.held} over={copy.over} />
    </p>
  );
}
