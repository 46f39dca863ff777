import type { UseMutationResult } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { needsStepUp } from "#api/step-up.ts";
import { now } from "#browser/clock.ts";
import { downloadText } from "#browser/download.ts";
import { formatCredits } from "#format/format.ts";
import { failure, success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { exportFile as copy } from "../system-copy.ts";

/** What an export answers. */
interface Exported<Row> {
  rows: Row[];
  cut: boolean;
  unreadable: number;
}

/** Saves all rows of a list as a CSV file, and says what the file lacks. */
export function ExportButton<Row, Order>(props: {
  save: UseMutationResult<Exported<Row>, Error, Order>;
  order: Order;
  /** The beginning of the file's name. */
  file: string;
  csv: (rows: readonly Row[]) => string;
  label: string;
  /** The size of the controls beside it. */
  size: "sm" | "md";
}) {
  const { save, order, file, csv, label, size } = props;
  return (
    <Button
      size={size}
      pending={save.isPending}
      onClick={() =>
        save.mutate(order, {
          onSuccess: ({ rows, cut, unreadable }) => {
            downloadText(`${file}-${new Date(now()).toISOString().slice(0, 10)}.csv`, csv(rows), "text/csv");
            const missing = [
              ...(cut ? [copy.cut(formatCredits(rows.length))] : []),
              ...(unreadable > 0 ? [copy.unreadable(unreadable)] : []),
            ];
            toast(
              success(
                copy.saved(formatCredits(rows.length), rows.length === 1),
                missing.join(" ") || undefined,
              ),
            );
          },
          onError: (error) => {
            if (!needsStepUp(error)) toast(failure(copy.failed)(messageOf(error)));
          },
        })
      }
    >
      {label}
    </Button>
  );
}
