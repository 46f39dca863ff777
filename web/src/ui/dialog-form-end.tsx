import type { Form } from "#forms/form-shape.ts";
import { Button } from "./button.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { FailureNote } from "./failure-note.tsx";

/** The end of a dialog's form: why sending failed, the state of its draft, and the buttons. */
export function DialogFormEnd(props: {
  form: { failure: unknown; draft: Form<object>["draft"] };
  pending: boolean;
  cancel: string;
  submit: string;
  onClose: () => void;
}) {
  return (
    <>
      <FailureNote error={props.form.failure} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DraftStatus draft={props.form.draft} className="mr-auto" />
        <Button disabled={props.pending} onClick={props.onClose}>
          {props.cancel}
        </Button>
        <Button type="submit" variant="primary" pending={props.pending}>
          {props.submit}
        </Button>
      </div>
    </>
  );
}
