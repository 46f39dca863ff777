import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { confirmDialog as copy } from "./copy.ts";
import { Dialog } from "./dialog.tsx";
import { FailureNote } from "./failure-note.tsx";

/** A question before something grave: what will happen, and the verb that does it. */
export function ConfirmDialog(props: {
  title: string;
  description: ReactNode;
  confirm: string;
  /** What it is called to leave things as they are. */
  cancel?: string;
  /** It takes something away from somebody. */
  danger?: boolean;
  pending: boolean;
  /** Why it failed: the dialog stays, so that it can be tried again. */
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      onClose={props.onClose}
      locked={props.pending}
      size="sm"
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button disabled={props.pending} onClick={props.onClose}>
            {props.cancel ?? copy.cancel}
          </Button>
          <Button
            variant={props.danger ? "danger" : "primary"}
            pending={props.pending}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
      {...(props.error ? { children: <FailureNote error={props.error} /> } : {})}
    />
  );
}
