import type { UseMutationResult } from "@tanstack/react-query";
import { useHookForm } from "#forms/hook-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { accountActs as copy } from "../account-copy.ts";

async function loadSchema() {
  // Every act that takes a reason has the same rules for it.
  const { endAccountSessions } = await import("@marquee/contracts/admin/accounts");
  return endAccountSessions.body;
}

/** Asks an admin why, says what follows, and does it. */
export function ReasonDialog<Order, Answer>(props: {
  title: string;
  description: string;
  submit: string;
  act: UseMutationResult<Answer, Error, Order>;
  /** What is sent, with the reason. */
  order: (reason: string) => Order;
  /** Closes it, or shows the answer in its place. */
  onDone: (answer: Answer) => void;
  onClose: () => void;
}) {
  const { act, onDone, onClose } = props;
  const form = useHookForm({
    schema: loadSchema,
    initial: { reason: "" },
    onSubmit: ({ reason }) =>
      act.mutate(props.order(reason), {
        onSuccess: onDone,
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Dialog
      onClose={onClose}
      locked={act.isPending}
      size="sm"
      title={props.title}
      description={props.description}
    >
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextAreaField field={form.field("reason")} label={copy.reason} rows={2} hint={copy.reasonHint} />
        <DialogFormEnd
          form={form}
          pending={act.isPending}
          cancel={copy.cancel}
          submit={props.submit}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
