import { useStopViewing } from "#account/viewing.ts";
import { useCurrentUser } from "#api/session.ts";
import { formatTime } from "#format/format.ts";
import { FailureNote } from "#ui/failure-note.tsx";
import { clientBand, viewingBand as copy } from "../account-copy.ts";

/** Above everything that an admin views as an account: whose it is, until when, and the way back. */
export function ViewingBand() {
  const { company, through } = useCurrentUser();
  const stop = useStopViewing();
  if (!through?.viewing) return null;
  return (
    <>
      <span>{copy.text(company || clientBand.aClient, formatTime(through.viewing.until))}</span>{" "}
      <button
        type="button"
        className="font-medium underline underline-offset-2 disabled:opacity-60"
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {copy.stop}
      </button>
      <FailureNote error={stop.error} />
    </>
  );
}
