import type { getWebhookEvent } from "@marquee/contracts/admin/admin";
import type { AnswerOf } from "@marquee/contracts/operation";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime, labelOf } from "#format/format.ts";
import { success, toast } from "#toasts/toast.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { webhookEventQuery } from "../api/get-webhook-event.ts";
import { useReplayWebhookEvent } from "../api/replay-webhook-event.ts";
import { webhookDialog as strings } from "../copy.ts";
import { indented } from "../model/raw-json.ts";
import { verdictLooks } from "../model/verdict.ts";

/** One event as received, with a button to apply it again. */
export function WebhookDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: event, error, isPending, refetch } = useQuery(webhookEventQuery(id));
  const replay = useReplayWebhookEvent();
  const [asking, setAsking] = useState(false);

  function apply(): void {
    replay.mutate(id, {
      onSuccess: ({ verdict, detail }) => {
        toast(success(strings.replayed(verdictLooks[verdict].label), detail));
        setAsking(false);
      },
    });
  }

  return (
    <Dialog
      size="lg"
      locked={replay.isPending}
      onClose={onClose}
      title={event?.type ?? strings.title}
      description={id}
      footer={
        asking ? (
          <>
            <div className="mr-auto text-sm text-muted">
              <p>{strings.replayText}</p>
              <FailureNote error={replay.error} />
            </div>
            <Button disabled={replay.isPending} onClick={() => setAsking(false)}>
              {strings.cancel}
            </Button>
            <Button variant="primary" pending={replay.isPending} onClick={apply}>
              {strings.confirm}
            </Button>
          </>
        ) : (
          <Button disabled={!event} onClick={() => setAsking(true)}>
            {strings.replay}
          </Button>
        )
      }
    >
      {isPending ? (
        <Loading label={strings.loading}>
          <Skeleton className="h-64" />
        </Loading>
      ) : event ? (
        <Event event={event} />
      ) : (
        <ErrorState title={strings.failed} error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Event({ event }: { event: AnswerOf<typeof getWebhookEvent> }) {
  const facts = [
    {
      label: strings.received,
      value: strings.receivedText(formatDateTime(event.receivedAt), event.deliveries),
    },
    { label: strings.payment, value: event.paymentId ?? strings.noPayment },
    {
      label: strings.paymentStatus,
      value: event.status === null ? strings.unchanged : labelOf(event.status),
    },
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-2">
        <Badge tone={verdictLooks[event.verdict].tone}>{verdictLooks[event.verdict].label}</Badge>
        <span className="min-w-0 break-words">{event.detail}</span>
      </p>
      <Facts layout="beside" className="mt-3" facts={facts.map(({ label, value }) => [label, value])} />
      <div className="mt-3 flex items-center justify-between gap-3">
        <h3 className="text-sm">{strings.original}</h3>
        <CopyButton text={event.raw} label={strings.copyJson} />
      </div>
      <textarea
        readOnly
        aria-label={strings.raw}
        rows={14}
        wrap="off"
        className="w-full resize-y rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-xs"
        value={indented(event.raw)}
      />
    </>
  );
}
