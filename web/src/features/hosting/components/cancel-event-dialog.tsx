import type { EventDetail } from "@marquee/contracts/http/events";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { useTransitionEvent } from "../api/transition-event.ts";
import { cancelEventDialog as copy } from "../copy.ts";
import { loadCancelSchema } from "../model/cancel-form.ts";
import { toasts } from "../toasts.ts";

/** Cancels an event, with a reason that everyone can read. */
export function CancelEventDialog({ event, onClose }: { event: EventDetail; onClose: () => void }) {
  const transition = useTransitionEvent(event.id);
  const form = useHookForm({
    schema: loadCancelSchema,
    initial: { reason: "" },
    draftKey: `cancel-event-${event.id}`,
    onSubmit: ({ reason }) =>
      transition.mutate(
        { action: "cancel", version: event.version, reason },
        {
          onSuccess: ({ name }) => {
            form.draft.clear();
            toast(toasts.canceled(name));
            onClose();
          },
          onError: (error) => void form.showServerErrors(error),
        },
      ),
  });
  return (
    <Dialog
      title={copy.title(event.name)}
      description={copy.lead}
      locked={transition.isPending}
      onClose={onClose}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextAreaField field={form.field("reason")} label={copy.reason} counterMax={500} />
        <FailureNote error={form.failure} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          <Button disabled={transition.isPending} onClick={onClose}>
            {copy.keep}
          </Button>
          <Button type="submit" variant="danger" pending={transition.isPending}>
            {copy.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
