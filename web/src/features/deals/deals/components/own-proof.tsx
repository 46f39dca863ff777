import type { DealFile } from "@marquee/contracts/deals/deal-file";
import type { Deal } from "@marquee/contracts/deals/deals";
import type { Deliverable } from "@marquee/contracts/deals/deliverable";
import { toast } from "#toasts/toast.ts";
import { UploadDrop } from "#ui/upload-drop.tsx";
import { takenFiles, useRemoveDealFile, useUploadProof } from "../api/upload-deal-files.ts";
import { proof as copy } from "../file-copy.ts";
import { toasts } from "../toasts.ts";
import { ShownProof } from "./shown-proof.tsx";

/** A proof for the side that owes it, to upload, replace and remove. */
export function OwnProof(props: { deal: Deal; deliverable: Deliverable; file: DealFile | undefined }) {
  const { deal, deliverable, file } = props;
  const uploading = useUploadProof(deal.id, deliverable.n);
  const remove = useRemoveDealFile(deal.id, file?.id ?? "");
  return (
    <div className="flex w-full flex-wrap items-center gap-x-5 gap-y-3">
      <UploadDrop
        copy={{ ...copy, file: copy.file(deliverable.benefit) }}
        takes={takenFiles}
        hasFile={file?.mayRemove === true}
        uploading={uploading}
        remove={remove}
        onUploaded={() => toast(toasts.proofSaved)}
      >
        {file && <ShownProof deal={deal} file={file} benefit={deliverable.benefit} />}
      </UploadDrop>
    </div>
  );
}
