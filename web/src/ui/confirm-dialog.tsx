import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { confirmDialog as copy } from "./copy.ts";
import { Dialog } from "./dialog.tsx";
import { FailureNote } from "./failure-note.tsx";

/** A confirmation before a serious action: what will happen, and a button with the action's verb. */
export function ConfirmDialog(props: {
  title: string;
  description: ReactNode;
  confirm: string;
  /** The label of the button that changes nothing. */
  cancel?: string;
  /** Whether the action takes something away from someone. */
  danger?: boolean;
  pending: boolean;
  /** What else it says before its buttons. */
  children?: ReactNode;
  /** Keeps the action from being taken. */
  disabled?: boolean;
  /** Why it failed: the dialog stays open, so that the user can retry. */
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
            disabled={props.disabled ?? false}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
      {...(props.children || props.error
        ? {
            children: (
              <>
                {props.children}
                {props.error ? <FailureNote error={props.error} /> : null}
              </>
            ),
          }
        : {})}
    />
  );
}
