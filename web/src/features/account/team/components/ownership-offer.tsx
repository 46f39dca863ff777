import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { useAcceptOwnership } from "../api/accept-ownership.ts";
import { useDeclineOwnership } from "../api/decline-ownership.ts";
import { offerCard as copy } from "../copy.ts";

/** The ownership that is offered to the reader. */
export function OwnershipOffer({ company }: { company: string }) {
  const accept = useAcceptOwnership();
  const decline = useDeclineOwnership();
  return (
    <div className="rounded-lg border border-lamp-line bg-lamp-soft px-4 py-2.5 text-lamp-text">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60 break-words">
          <span className="font-medium">{copy.text(company)}</span> {copy.detail}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
            {copy.accept}
          </Button>
          <Button size="sm" pending={decline.isPending} onClick={() => decline.mutate()}>
            {copy.decline}
          </Button>
        </div>
      </div>
      <FailureNote error={accept.error ?? decline.error} className="mt-1" />
    </div>
  );
}
