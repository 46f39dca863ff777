import type { MetricsEntry, RecordMetricsBody } from "@marquee/contracts/insight/analytics";
import { measureLabels, measures } from "@marquee/contracts/insight/analytics-measures";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate, formatDateTime } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { useDeleteMetrics } from "../api/delete-metrics.ts";
import { metricsQuery } from "../api/list-metrics.ts";
import { useRecordMetrics } from "../api/record-metrics.ts";
import { recordDialog as copy, origin } from "../dialog-copy.ts";
import { loadMetricsSchema, type MeasureValues, measureValues } from "../model/metrics-form.ts";
import { toasts } from "../toasts.ts";

interface EntryProps {
  dealId: string;
  dealName: string;
  date: string;
  onClose: () => void;
}

/** The measures of a deal on a day, prefilled with what is recorded. */
export function EntryForm(props: EntryProps) {
  const { data, isPending, isError } = useQuery(metricsQuery(props.dealId, props.date.slice(0, 7)));
  if (isPending)
    return (
      <Loading label={copy.looking} className="mt-4">
        <Skeleton className="h-90 max-sm:h-115.5" />
      </Loading>
    );
  const entry = data?.find(({ date }) => date === props.date);
  return <Fields {...props} entry={entry} lookFailed={isError} />;
}

function Fields({
  dealId,
  dealName,
  date,
  entry,
  lookFailed,
  onClose,
}: EntryProps & { entry: MetricsEntry | undefined; lookFailed: boolean }) {
  const record = useRecordMetrics();
  const remove = useDeleteMetrics();
  const [deletes, setDeletes] = useState(false);
  const form = useHookForm<MeasureValues, RecordMetricsBody>({
    schema: () => loadMetricsSchema({ dealId, date }),
    initial: measureValues(entry),
    onSubmit: (body) =>
      record.mutate(body, {
        onSuccess: () => {
          toast(toasts.recorded(dealName, formatDate(date)));
          onClose();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <form {...form.formProps} className="mt-4 flex flex-col gap-4">
      <p className="min-h-5 text-sm text-muted">
        {lookFailed
          ? copy.lookFailed
          : entry
            ? copy.recorded(entry.enteredBy, origin.sources[entry.source], formatDateTime(entry.enteredAt))
            : copy.notRecorded}
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {measures.map((measure) => (
          <TextField
            key={measure}
            field={form.field(measure)}
            label={measureLabels[measure]}
            placeholder={copy.zero}
            inputMode={measure === "revenue" ? "decimal" : "numeric"}
            autoComplete="off"
            {...(measure === "revenue" ? { prefix: "$" } : {})}
          />
        ))}
      </div>
      <FailureNote error={form.failure} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {entry && (
          <Button className="mr-auto" disabled={record.isPending} onClick={() => setDeletes(true)}>
            {copy.delete}
          </Button>
        )}
        <Button disabled={record.isPending} onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" pending={record.isPending}>
          {copy.save}
        </Button>
      </div>
      {deletes && (
        <ConfirmDialog
          danger
          title={copy.deleteTitle}
          description={copy.deleteText(dealName, formatDate(date))}
          confirm={copy.delete}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { dealId, date },
              {
                onSuccess: () => {
                  toast(toasts.deleted(dealName, formatDate(date)));
                  onClose();
                },
              },
            )
          }
          onClose={() => setDeletes(false)}
        />
      )}
    </form>
  );
}
