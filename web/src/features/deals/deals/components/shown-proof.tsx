import type { DealFile } from "@marquee/contracts/deals/deal-file";
import type { Deal } from "@marquee/contracts/deals/deals";
import { formatBytes } from "#format/file-size.ts";
import { dealFilePath } from "../api/deal-files.ts";
import { proof as copy } from "../file-copy.ts";
import { FileLink } from "./file-link.tsx";

/** A proof as both sides see it: an image inline, a document by its name. */
export function ShownProof({ deal, file, benefit }: { deal: Deal; file: DealFile; benefit: string }) {
  return (
    <div className="flex w-full min-w-0 items-center gap-3">
      {file.contentType === "image/jpeg" && (
        <img
          src={dealFilePath(deal.id, file.id)}
          alt={copy.named(benefit)}
          loading="lazy"
          className="size-16 shrink-0 rounded-lg border border-line object-cover"
        />
      )}
      <p className="min-w-0 text-sm text-muted">
        {copy.title}: <FileLink dealId={deal.id} file={file} />{" "}
        <span className="whitespace-nowrap">{formatBytes(file.sizeBytes)}</span>
      </p>
    </div>
  );
}
