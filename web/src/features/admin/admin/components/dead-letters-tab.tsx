import type { DeadLetter } from "@marquee/contracts/admin/dead-letters";
import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime, labelOf } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { UnreadableNotice } from "#ui/unreadable-notice.tsx";
import { deadLettersQuery } from "../api/list-dead-letters.ts";
import { useRedriveDeadLetters } from "../api/redrive-dead-letters.ts";
import { deadLettersTab as strings } from "../system-copy.ts";

const columns: readonly Column<DeadLetter>[] = [
  {
    label: strings.message,
    onPhone: "top",
    cell: ({ messageId }) => (
      <span className="font-mono text-xs break-all max-md:line-clamp-1">{messageId}</span>
    ),
  },
  {
    label: strings.job,
    onPhone: "below",
    cell: ({ jobId }) =>
      jobId === null ? (
        <span className="text-muted">{strings.unreadable}</span>
      ) : (
        <span className="font-mono text-xs break-all max-md:line-clamp-1">{jobId}</span>
      ),
  },
  {
    label: strings.tries,
    onPhone: "topEnd",
    namedOnPhone: true,
    end: true,
    sort: { id: "tries", by: ({ receives }) => receives },
    cell: ({ receives }) => receives,
  },
  {
    label: strings.sent,
    onPhone: "belowEnd",
    end: true,
    sort: { id: "sent", by: ({ sentAt }) => sentAt },
    cell: ({ sentAt }) => <span className="whitespace-nowrap text-muted">{formatDateTime(sentAt)}</span>,
  },
];

/** Messages that no worker could process, queue by queue, with a button to send them again. */
export function DeadLettersTab() {
  const { data, error, isPending, isRefetching, refetch } = useQuery(deadLettersQuery);
  const redrive = useRedriveDeadLetters();
  const [asked, setAsked] = useState<DeadLetter["queue"] | null>(null);
  if (isPending)
    return (
      <Card>
        <RowSkeletons label={strings.loading} rows={4} />
      </Card>
    );
  if (!data) return <ErrorState title={strings.failed} error={error} onRetry={() => void refetch()} />;
  const letters = data.items;
  return (
    <div className="grid grid-cols-1 gap-5">
      <UnreadableNotice count={data.unreadable} what={[strings.one, strings.many]} />
      <div>
        <Button pending={isRefetching} onClick={() => void refetch()}>
          {strings.refresh}
        </Button>
      </div>
      {jobKindNames.map((queue) => (
        <QueueCard
          key={queue}
          queue={queue}
          letters={letters.filter((letter) => letter.queue === queue)}
          onRedrive={() => setAsked(queue)}
        />
      ))}
      {asked !== null && (
        <ConfirmDialog
          title={strings.redriveTitle(asked)}
          description={strings.redriveText}
          confirm={strings.redrive}
          pending={redrive.isPending}
          error={redrive.error}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            redrive.mutate(asked, {
              onSuccess: ({ redriven }) => {
                toast(success(strings.redriven, strings.redrivenText(redriven, asked)));
                setAsked(null);
              },
            })
          }
        />
      )}
    </div>
  );
}

function QueueCard(props: {
  queue: DeadLetter["queue"];
  letters: readonly DeadLetter[];
  onRedrive: () => void;
}) {
  const { queue, letters } = props;
  const { sort } = useAddress();
  const id = `dead-${queue}`;
  const isCut = letters.length >= 10;
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHeader
        title={strings.queue(labelOf(queue))}
        id={id}
        note={isCut ? strings.firstTen : undefined}
        actions={letters.length > 0 && <Button onClick={props.onRedrive}>{strings.redrive}</Button>}
      />
      {letters.length === 0 ? (
        <EmptyState title={strings.emptyTitle}>{strings.empty}</EmptyState>
      ) : (
        <DataTable
          caption={strings.caption(queue)}
          columns={columns}
          rows={letters}
          sort={isCut ? undefined : sort}
          rowKey={({ messageId }) => messageId}
        />
      )}
    </Card>
  );
}
