import type { DealFile } from "@marquee/contracts/deals/deal-file";
import { TextLink } from "#ui/text-link.tsx";
import { dealFilePath } from "../api/deal-files.ts";
import { fileLink as copy } from "../file-copy.ts";

/** A download link to a deal's file, by its name. The other side may have put anything into a document. */
export function FileLink({ dealId, file }: { dealId: string; file: DealFile }) {
  return (
    <>
      <TextLink href={dealFilePath(dealId, file.id)} download={file.name} className="break-words">
        {file.name}
      </TextLink>
      {file.contentType === "application/pdf" && (
        <span className="text-sm text-muted">{copy.notScanned}</span>
      )}
    </>
  );
}
