import type { AccountDetails } from "@marquee/contracts/admin/accounts";
import { useState } from "react";
import { success, toast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { accountActs as copy } from "../account-copy.ts";
import { useConfirmAccountEmail } from "../api/confirm-account-email.ts";
import { useEndAccountSessions } from "../api/end-account-sessions.ts";
import { useResendAccountConfirmation } from "../api/resend-account-confirmation.ts";
import { useSendResetLink } from "../api/send-reset-link.ts";
import { useStartViewing } from "../api/start-viewing.ts";
import { AdjustCreditsForm } from "./adjust-credits-form.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { PartnerForm, RoleForm, SuspensionForm } from "./user-change-forms.tsx";

const forms = {
  credits: AdjustCreditsForm,
  partner: PartnerForm,
  role: RoleForm,
  suspension: SuspensionForm,
} as const;

/** A change of the account itself, each with its own form. */
export function ChangeDialog(props: {
  title: string;
  details: AccountDetails;
  form: keyof typeof forms;
  onClose: () => void;
}) {
  const { title, details, onClose } = props;
  const Form = forms[props.form];
  const [busy, setBusy] = useState(false);
  return (
    <Dialog locked={busy} onClose={onClose} size="sm" title={title} description={details.user.name}>
      <Form user={details.user} onBusy={setBusy} onDone={onClose} />
    </Dialog>
  );
}

interface AddressProps {
  id: string;
  /** The address that the act was offered for; nothing is sent to another. */
  email: string;
  onClose: () => void;
}

export function ResetDialog({ id, email, onClose }: AddressProps) {
  const send = useSendResetLink(id);
  return (
    <ReasonDialog
      title={copy.resetTitle}
      description={copy.resetNote(email)}
      submit={copy.reset}
      act={send}
      order={(reason) => ({ email, reason })}
      onDone={() => {
        toast(success(copy.resetSent, email));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function ResendDialog({ id, email, onClose }: AddressProps) {
  const send = useResendAccountConfirmation(id);
  return (
    <ReasonDialog
      title={copy.resendTitle}
      description={copy.resendNote(email)}
      submit={copy.resend}
      act={send}
      order={(reason) => ({ email, reason })}
      onDone={() => {
        toast(success(copy.resent, email));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function ConfirmDialog({ id, email, onClose }: AddressProps) {
  const confirm = useConfirmAccountEmail(id);
  return (
    <ReasonDialog
      title={copy.confirmTitle}
      description={copy.confirmNote(email)}
      submit={copy.confirm}
      act={confirm}
      order={(reason) => ({ email, reason })}
      onDone={() => {
        toast(success(copy.confirmed, email));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function ViewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const view = useStartViewing(id);
  return (
    <ReasonDialog
      title={copy.viewTitle}
      description={copy.viewNote}
      submit={copy.view}
      act={view}
      order={(reason) => ({ reason })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

export function EndDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const end = useEndAccountSessions(id);
  return (
    <ReasonDialog
      title={copy.endTitle}
      description={copy.endNote}
      submit={copy.end}
      act={end}
      order={(reason) => ({ reason })}
      onDone={({ ended }) => {
        toast(success(copy.ended, copy.endedCount(ended)));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
