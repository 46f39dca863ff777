import type { EventDetail } from "@marquee/contracts/events/events";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { eventDealsQuery } from "#features/deals/deals/api/list-event-deals.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { useTransitionEvent } from "../api/transition-event.ts";
import { cancelEventDialog as copy } from "../copy.ts";
import { isSameRead } from "../model/affected-deals.ts";
import { loadCancelSchema } from "../model/cancel-form.ts";
import { toasts } from "../toasts.ts";
import { AffectedDeals } from "./affected-deals.tsx";

/** Cancels an event, with a reason that everyone can read, once its host has read which deals that concerns. */
export function CancelEventDialog({ event, onClose }: { event: EventDetail; onClose: () => void }) {
  const transition = useTransitionEvent(event.id);
  const { data: deals, error, refetch, isFetching } = useQuery(eventDealsQuery(event.id));
  const [isNew, setNew] = useState(false);
  const form = useHookForm({
    schema: loadCancelSchema,
    initial: { reason: "" },
    draftKey: `cancel-event-${event.id}`,
    onSubmit: ({ reason }) => void submit(reason),
  });

  async function submit(reason: string): Promise<void> {
    if (!deals) return;
    const { data: now, isError } = await refetch();
    if (!now || isError) return;
    if (!isSameRead({ changes: [], deals }, { changes: [], deals: now })) {
      setNew(true);
      return;
    }
    transition.mutate(
      { action: "cancel", version: event.version, reason },
      {
        onSuccess: ({ name }) => {
          form.draft.clear();
          toast(toasts.canceled(name));
          onClose();
        },
        onError: (failure) => void form.showServerErrors(failure),
      },
    );
  }

  return (
    <Dialog
      title={copy.title(event.name)}
      description={copy.lead}
      locked={transition.isPending}
      onClose={onClose}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        {isNew && (
          <p role="alert" className="rounded-lg border border-line-strong bg-sunken px-4 py-3 font-medium">
            {copy.isNew}
          </p>
        )}
        {deals && deals.length > 0 && <AffectedDeals deals={deals} step="cancel" />}
        {!deals && error && (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} className="py-4" />
        )}
        {!deals && !error && (
          <Loading label={copy.loading}>
            <Skeleton className="h-16" />
          </Loading>
        )}
        <TextAreaField field={form.field("reason")} label={copy.reason} counterMax={500} />
        <FailureNote error={form.failure ?? (deals ? error : null)} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          <Button disabled={transition.isPending} onClick={onClose}>
            {copy.keep}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!deals}
            pending={transition.isPending || (deals !== undefined && isFetching)}
          >
            {copy.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
