import type { DealFile } from "@marquee/contracts/deals/deal-file";
import type { Deal } from "@marquee/contracts/deals/deals";
import { type ReactNode, useState } from "react";
import { ForRole } from "#account/for-role.tsx";
import { formatBytes } from "#format/file-size.ts";
import { formatDateTime } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { UploadDrop } from "#ui/upload-drop.tsx";
import { agreementFilePath } from "../api/get-agreement.ts";
import { takenFiles, useAddDealFile, useRemoveDealFile } from "../api/upload-deal-files.ts";
import { addFile, filesCard as copy } from "../file-copy.ts";
import { toasts } from "../toasts.ts";
import { FileLink } from "./file-link.tsx";

/** All documents: the signed contract, proofs of deliverables, and files that either side added. Newest first. */
export function FilesCard({ deal }: { deal: Deal }) {
  const isSigned = deal.status === "active" || deal.status === "completed";
  const hasContract = isSigned && deal.contractUrl !== null;
  const files = deal.files.toReversed();
  return (
    <Card aria-labelledby="deal-files">
      <CardHeader title={copy.title} id="deal-files" />
      {files.length === 0 && !hasContract && (
        <p className="px-5 pb-4 text-muted">{copy.empty(deal.with.name)}</p>
      )}
      <ul>
        {hasContract && (
          <FileRow facts={copy.contractFacts(formatDateTime(deal.signedAt ?? deal.updatedAt))}>
            <TextLink href={agreementFilePath(deal.id)} download>
              {copy.contract(deal.version)}
            </TextLink>
          </FileRow>
        )}
        {files.map((file) => (
          <OwnOrTheirs key={file.id} deal={deal} file={file} />
        ))}
      </ul>
      <ForRole>{deal.open && <AddFile deal={deal} />}</ForRole>
    </Card>
  );
}

function OwnOrTheirs({ deal, file }: { deal: Deal; file: DealFile }) {
  const [isAsked, setIsAsked] = useState(false);
  const remove = useRemoveDealFile(deal.id, file.id);
  const proves = deal.deliverables.find(({ n }) => n === file.deliverable);
  const facts = copy.facts(deal[file.side].name, formatBytes(file.sizeBytes), formatDateTime(file.createdAt));
  return (
    <FileRow
      facts={proves ? `${copy.proves(proves.benefit)} · ${facts}` : facts}
      end={
        file.mayRemove && (
          <ForRole>
            <Button
              size="sm"
              variant="ghost"
              aria-label={copy.removeNamed(file.name)}
              onClick={() => setIsAsked(true)}
            >
              {copy.remove}
            </Button>
          </ForRole>
        )
      }
    >
      <FileLink dealId={deal.id} file={file} />
      {isAsked && (
        <ConfirmDialog
          danger
          title={copy.removeTitle}
          description={copy.removeText(file.name, deal.with.name)}
          confirm={copy.removeConfirm}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                setIsAsked(false);
                toast(toasts.fileRemoved);
              },
            })
          }
          onClose={() => setIsAsked(false)}
        />
      )}
    </FileRow>
  );
}

function FileRow({ facts, end, children }: { facts: string; end?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3.5">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon name="file-text" className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="min-w-0">
          {children}
          <p className="text-sm break-words text-muted">{facts}</p>
        </div>
      </div>
      {end}
    </li>
  );
}

function AddFile({ deal }: { deal: Deal }) {
  const uploading = useAddDealFile(deal.id);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <UploadDrop
        copy={{ ...addFile, limits: addFile.limits(deal.with.name) }}
        takes={takenFiles}
        hasFile={false}
        uploading={uploading}
        onUploaded={() => toast(toasts.fileAdded)}
      />
    </div>
  );
}
