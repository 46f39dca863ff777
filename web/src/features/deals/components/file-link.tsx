import type { DealFile } from "@marquee/contracts/deal-file";
import { dealFilePath } from "../api/deal-files.ts";
import { fileLink as copy } from "../file-copy.ts";

/** A download link to a deal's file, by its name. The other side may have put anything into a document. */
export function FileLink({ dealId, file }: { dealId: string; file: DealFile }) {
  return (
    <>
      <a
        href={dealFilePath(dealId, file.id)}
        download={file.name}
        className="font-medium break-words text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {file.name}
      </a>
      {file.contentType === "application/pdf" && (
        <span className="text-sm text-muted">{copy.notScanned}</span>
      )}
    </>
  );
}
