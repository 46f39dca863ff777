import type { Deal } from "@marquee/contracts/deals/deals";
import { toast } from "#toasts/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { confirmMoveDialog as copy } from "../copy.ts";
import { useReadDeal } from "../model/read-deal.ts";
import { shownChanges } from "../model/terms.ts";
import { toasts } from "../toasts.ts";
import { ChangedNote } from "./changed-note.tsx";

type ConfirmedMove = "accept" | "complete";

/** Confirms a move that needs no input. It applies to the deal as it was when the dialog opened. */
export function ConfirmMoveDialog(props: { deal: Deal; action: ConfirmedMove; onClose: () => void }) {
  const { action, onClose } = props;
  const { read, changes, adopt } = useReadDeal(props.deal);
  const move = useTransitionDeal(read.id);
  const { version, termsHash } = read;
  const mayStill = props.deal.moves.includes(action);
  return (
    <ConfirmDialog
      title={copy[action].title}
      description={copy[action].lead(read)}
      confirm={copy[action].submit}
      pending={move.isPending}
      disabled={changes !== undefined || !mayStill}
      error={changes ? undefined : mayStill ? move.error : new Error(copy.over)}
      onClose={onClose}
      onConfirm={() =>
        move.mutate(
          { action, version, termsHash },
          {
            onSuccess: () => {
              toast(toasts[action](read.with.name));
              onClose();
            },
          },
        )
      }
    >
      {changes && (
        <ChangedNote
          changes={shownChanges(changes)}
          onRead={() => {
            move.reset();
            adopt();
          }}
        />
      )}
    </ConfirmDialog>
  );
}
