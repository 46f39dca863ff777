import { typedLine } from "@marquee/contracts/text/typed-text";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { FieldFrame, inputClass } from "#ui/field.tsx";
import { useUpdateConversation } from "../api/update-conversation.ts";
import { renameConversation as copy } from "../parts-copy.ts";

/** Renames a conversation. */
export function RenameConversationDialog(props: {
  conversation: string;
  title: string;
  onClose: () => void;
}) {
  const [title, setTitle] = useState(props.title);
  const id = useId();
  const update = useUpdateConversation(props.conversation);
  const save = () => update.mutate(typedLine(title), { onSuccess: props.onClose });
  return (
    <Dialog
      size="sm"
      title={copy.title}
      locked={update.isPending}
      onClose={props.onClose}
      footer={
        <>
          <Button disabled={update.isPending} onClick={props.onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="primary"
            disabled={typedLine(title) === ""}
            pending={update.isPending}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typedLine(title) !== "" && !update.isPending) save();
        }}
      >
        <FieldFrame id={id} label={copy.label} error={undefined}>
          <input
            id={id}
            className={inputClass}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </FieldFrame>
        {update.error && <FailureNote error={update.error} />}
      </form>
    </Dialog>
  );
}
