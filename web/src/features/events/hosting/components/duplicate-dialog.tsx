import type { ViewedEvent } from "@marquee/contracts/events/events";
import { useNavigate } from "react-router-dom";
import { useHookForm } from "#forms/hook-form.ts";
import { hostedEventPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { TextField } from "#ui/field.tsx";
import { useDuplicateEvent } from "../api/duplicate-event.ts";
import { duplicateDialog as copy } from "../copy.ts";
import { loadDuplicateSchema, nextYear } from "../model/duplicate-form.ts";
import { toasts } from "../toasts.ts";

/** Asks for the times of a copy of an event, a year later unless they are changed, and opens the copy. */
export function DuplicateDialog({ event, onClose }: { event: ViewedEvent; onClose: () => void }) {
  const navigate = useNavigate();
  const duplicate = useDuplicateEvent(event.id);
  const form = useHookForm({
    schema: () => loadDuplicateSchema(event.timeZone),
    initial: nextYear(event),
    draftKey: `duplicate-${event.id}`,
    onSubmit: (body) =>
      duplicate.mutate(body, {
        onSuccess: ({ id }) => {
          form.draft.clear();
          toast(toasts.draftSaved);
          void navigate(hostedEventPath(id));
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Dialog
      title={copy.title(event.name)}
      description={copy.lead}
      locked={duplicate.isPending}
      onClose={onClose}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            field={form.field("date")}
            label={copy.date}
            type="datetime-local"
            hint={copy.zone(event.timeZone.replaceAll("_", " "))}
          />
          <TextField field={form.field("endsAt")} label={copy.endsAt} type="datetime-local" />
        </div>
        <DialogFormEnd
          form={form}
          pending={duplicate.isPending}
          cancel={copy.cancel}
          submit={copy.confirm}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
