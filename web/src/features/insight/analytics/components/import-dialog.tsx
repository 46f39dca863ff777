import type { ImportResult } from "@marquee/contracts/insight/analytics-imports";
import { measures } from "@marquee/contracts/insight/analytics-measures";
import { importColumns } from "@marquee/contracts/insight/import-format";
import { limits } from "@marquee/contracts/limits";
import { useState } from "react";
import { useAccountZone } from "#account/account-zone.ts";
import { messageOf } from "#api/http.ts";
import { downloadText } from "#browser/download.ts";
import { dealTitle } from "#features/deals/deals/model/deal-names.ts";
import { toCsv } from "#format/csv.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { useImportMetrics } from "../api/import-metrics.ts";
import { importDialog as copy } from "../dialog-copy.ts";
import { todayIn } from "../model/days.ts";
import { type FileText, fileText } from "../model/file-text.ts";
import { useOwnDeals } from "../model/use-own-deals.ts";
import { toasts } from "../toasts.ts";
import { type Chosen, ImportReading } from "./import-reading.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** What fits into a request, with room for the rest of the request body around the file's text. */
const maxKilobytes = Math.floor((limits.bodyBytes * 0.9) / 1_024);
const tooLarge = (csv: string) => new Blob([JSON.stringify({ csv })]).size > limits.bodyBytes;

interface CheckedFile extends FileText {
  name: string;
  chosen: Chosen;
  result: ImportResult;
}

/** Imports a file of measures. The whole file is checked first, and how it was read is shown and can be changed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const check = useImportMetrics();
  const run = useImportMetrics();
  const timeZone = useAccountZone();
  const { deals } = useOwnDeals();
  const [checked, setChecked] = useState<CheckedFile>();
  const isReady = checked !== undefined && checked.result.errors.length === 0;
  const hasNews = isReady && checked.result.added + checked.result.replaced > 0;

  function checkText(file: Omit<CheckedFile, "result">): void {
    check.mutate(
      { csv: file.text, ...file.chosen, dryRun: true },
      { onSuccess: (result) => setChecked({ ...file, result }) },
    );
  }

  async function checkFile(file: File): Promise<void> {
    setChecked(undefined);
    checkText({ name: file.name, chosen: {}, ...(await fileText(file)) });
  }

  function importAll({ text, chosen }: CheckedFile): void {
    run.mutate(
      { csv: text, ...chosen, dryRun: false },
      {
        onSuccess: (result) => {
          // Rows that were valid a moment ago may not be any more, for example if a deal is gone.
          if (result.errors.length > 0) return setChecked((before) => before && { ...before, result });
          toast(toasts.imported(copy.counts(result.added, result.replaced, result.unchanged)));
          onClose();
        },
      },
    );
  }

  const template = () =>
    downloadText(
      "marquee-measures.csv",
      toCsv(
        importColumns,
        (deals ?? []).map(({ id }) => [id, todayIn(timeZone), ...measures.map(() => "")]),
      ),
      "text/csv",
    );

  return (
    <Dialog size="lg" title={copy.title} description={copy.text} locked={run.isPending} onClose={onClose}>
      <FileDrop
        label={copy.file}
        button={copy.choose}
        hint={copy.hint(maxKilobytes)}
        accept={["text/csv", ".csv", "text/tab-separated-values", ".tsv", "text/plain", ".txt"]}
        refusalOf={async (file) =>
          // In UTF-16, a file is up to twice as large as it is sent.
          file.size > 2 * limits.bodyBytes || tooLarge((await fileText(file)).text)
            ? copy.tooLarge(maxKilobytes)
            : undefined
        }
        onFile={(file) => void checkFile(file)}
        progress={check.isPending ? 1 : null}
        progressText={copy.checking}
        onCancel={check.reset}
        error={check.isError ? messageOf(check.error) : undefined}
        disabled={run.isPending}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" pending={deals === undefined} onClick={template}>
          {copy.template}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{copy.templateHint}</p>
      </div>
      <div role="status" className="mt-4">
        {checked && <Verdict {...checked} />}
      </div>
      {checked && (
        <ImportReading
          result={checked.result}
          isAssumed={checked.isAssumed}
          dealNames={new Map(deals?.map((deal) => [deal.id, dealTitle(deal)]))}
          disabled={check.isPending || run.isPending}
          onChoose={(chosen) => checkText({ ...checked, chosen: { ...checked.chosen, ...chosen } })}
        />
      )}
      <FailureNote error={run.error} className="mt-3" />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button disabled={run.isPending} onClick={onClose}>
          {isReady && !hasNews ? copy.close : copy.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={!hasNews}
          pending={run.isPending}
          onClick={() => checked && importAll(checked)}
        >
          {copy.import}
        </Button>
      </div>
    </Dialog>
  );
}

function Verdict({ name, result }: CheckedFile) {
  const { errors, asks, added, replaced, unchanged } = result;
  if (asks.length > 0) return <p className="font-medium break-words">{copy.asks(name)}</p>;
  if (errors.length === 0)
    return (
      <>
        <p className="font-medium break-words">{copy.ready(name)}</p>
        <p className="text-muted">
          {added + replaced === 0 ? copy.nothing : copy.counts(added, replaced, unchanged)}
        </p>
      </>
    );
  return (
    <>
      <p className="font-medium break-words text-danger">{copy.errors(errors.length, name)}</p>
      {errors.length >= 100 && <p className="text-sm text-muted">{copy.hundred}</p>}
      <ScrollFrame label={copy.problems} className="mt-2">
        <DataTable
          caption={copy.problems}
          rows={errors.map((error, index) => ({ ...error, key: String(index) }))}
          rowKey={({ key }) => key}
          view={{ dense: true, hidden: [] }}
          columns={[
            {
              label: copy.line,
              onPhone: "topEnd",
              namedOnPhone: true,
              cell: ({ line }) => line,
            },
            {
              label: copy.column,
              onPhone: "top",
              cell: ({ column }) => <span className="break-all">{column}</span>,
            },
            { label: copy.problem, onPhone: "below", cell: ({ message }) => message },
          ]}
        />
      </ScrollFrame>
    </>
  );
}
