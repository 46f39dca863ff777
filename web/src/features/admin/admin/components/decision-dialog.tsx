import { success, toast } from "#toasts/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { decisionState as copy } from "../copy.ts";

/** Asks an admin to confirm what they decide about another one's request. */
export function DecisionDialog(props: {
  id: string;
  approve: boolean;
  texts: Record<"approveTitle" | "rejectTitle" | "approvedToast" | "rejectedToast", string>;
  /** What the decision leads to. */
  description: string;
  /** What was asked for, in the toast. */
  what: string;
  decide: {
    isPending: boolean;
    error: unknown;
    mutate: (decision: { id: string; approve: boolean }, on: { onSuccess: () => void }) => void;
  };
  onClose: () => void;
}) {
  const { id, approve, texts, decide, onClose } = props;
  return (
    <ConfirmDialog
      title={approve ? texts.approveTitle : texts.rejectTitle}
      description={props.description}
      confirm={approve ? copy.approve : copy.reject}
      danger={!approve}
      pending={decide.isPending}
      error={decide.error}
      onClose={onClose}
      onConfirm={() =>
        decide.mutate(
          { id, approve },
          {
            onSuccess: () => {
              toast(success(approve ? texts.approvedToast : texts.rejectedToast, props.what));
              onClose();
            },
          },
        )
      }
    />
  );
}
