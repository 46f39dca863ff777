import type { ImportResult } from "@marquee/contracts/insight/analytics-imports";
import { measures } from "@marquee/contracts/insight/analytics-measures";
import { limits } from "@marquee/contracts/limits";
import { useState } from "react";
import { messageOf } from "#api/http.ts";
import { downloadText } from "#browser/download.ts";
import { toCsv } from "#format/csv.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { useImportMetrics } from "../api/import-metrics.ts";
import { importDialog as copy } from "../dialog-copy.ts";
import { todayInUtc } from "../model/days.ts";
import { useOwnDeals } from "../model/use-own-deals.ts";
import { toasts } from "../toasts.ts";
import { ScrollFrame } from "./scroll-frame.tsx";

/** What fits into a request, with room for the rest of the request body around the file's text. */
const maxKilobytes = Math.floor((limits.bodyBytes * 0.9) / 1_024);
const tooLarge = (csv: string) => new Blob([JSON.stringify({ csv })]).size > limits.bodyBytes;

/** The columns of an import; the first two are required. */
const columns = ["dealId", "date", ...measures];

interface CheckedFile {
  name: string;
  csv: string;
  result: ImportResult;
}

/** Imports a file of measures. The whole file is checked first, and the result is shown. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const check = useImportMetrics();
  const run = useImportMetrics();
  const { deals } = useOwnDeals();
  const [checked, setChecked] = useState<CheckedFile>();
  const isReady = checked !== undefined && checked.result.errors.length === 0;
  const hasNews = isReady && checked.result.added + checked.result.replaced > 0;

  async function checkFile(file: File): Promise<void> {
    setChecked(undefined);
    const csv = await file.text();
    check.mutate(
      { csv, dryRun: true },
      { onSuccess: (result) => setChecked({ name: file.name, csv, result }) },
    );
  }

  function importAll(csv: string): void {
    run.mutate(
      { csv, dryRun: false },
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
        columns,
        (deals ?? []).map(({ id }) => [id, todayInUtc(), ...measures.map(() => "")]),
      ),
      "text/csv",
    );

  return (
    <Dialog size="lg" title={copy.title} description={copy.text} locked={run.isPending} onClose={onClose}>
      <FileDrop
        label={copy.file}
        button={copy.choose}
        hint={copy.hint(maxKilobytes)}
        accept={["text/csv", ".csv"]}
        refusalOf={async (file) =>
          file.size > limits.bodyBytes || tooLarge(await file.text())
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
      <FailureNote error={run.error} className="mt-3" />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button disabled={run.isPending} onClick={onClose}>
          {isReady && !hasNews ? copy.close : copy.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={!hasNews}
          pending={run.isPending}
          onClick={() => checked && importAll(checked.csv)}
        >
          {copy.import}
        </Button>
      </div>
    </Dialog>
  );
}

function Verdict({ name, result }: CheckedFile) {
  const { errors, added, replaced, unchanged } = result;
  if (errors.length === 0)
    return (
      <>
        <p className="font-medium break-words">{copy.ready(name)}</p>
        <p className="tabular text-muted">
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
            { label: copy.line, cell: ({ line }) => <span className="tabular">{line}</span> },
            { label: copy.column, cell: ({ column }) => <span className="break-all">{column}</span> },
            { label: copy.problem, cell: ({ message }) => message },
          ]}
        />
      </ScrollFrame>
    </>
  );
}
