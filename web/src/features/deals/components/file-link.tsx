import type { DealFile } from "@marquee/contracts/deal-file";
import { dealFilePath } from "../api/deal-files.ts";

/** A download link to a deal's file, by its name. */
export function FileLink({ dealId, file }: { dealId: string; file: DealFile }) {
  return (
    <a
      href={dealFilePath(dealId, file.id)}
      download={file.name}
      className="font-medium break-words text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {file.name}
    </a>
  );
}
