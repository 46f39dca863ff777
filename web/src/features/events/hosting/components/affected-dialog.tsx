import { shownChanges } from "#features/deals/deals/model/terms.ts";
import { ChangeList } from "#ui/change-list.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { affectedDialog as copy } from "../copy.ts";
import type { AffectedDeals as Affected } from "../model/affected-deals.ts";
import { AffectedDeals } from "./affected-deals.tsx";

/** Says which deals follow a change of an event, and how, before it is saved. */
export function AffectedDialog(props: {
  affected: Affected;
  /** The deals have changed while it was read. */
  isNew: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { changes, deals } = props.affected;
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.lead}
      confirm={copy.confirm}
      cancel={copy.back}
      pending={props.pending}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        {props.isNew && (
          <p role="alert" className="rounded-lg border border-line-strong bg-sunken px-4 py-3 font-medium">
            {copy.isNew}
          </p>
        )}
        <ChangeList changes={shownChanges(changes)} />
        <AffectedDeals deals={deals} step="change" />
      </div>
    </ConfirmDialog>
  );
}
