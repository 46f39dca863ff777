import { capacityText } from "@marquee/contracts/account/actor-name";
import type { Agreement } from "@marquee/contracts/deals/agreements";
import type { Deal } from "@marquee/contracts/deals/deals";
import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { agreementQuery } from "../api/get-agreement.ts";
import { contractTab as copy } from "../copy.ts";
import { DocumentBlocks } from "./document-blocks.tsx";
import { FilesCard } from "./files-card.tsx";
import { UnprintableNote } from "./unprintable-note.tsx";

const tones: Record<Agreement["status"], BadgeTone> = {
  draft: "outline",
  awaiting_brand: "info",
  awaiting_host: "info",
  signed: "success",
  void: "danger",
};

/** The agreement on the newest version of a deal, word for word as signed, who has signed it, and all files. */
export function ContractTab({ deal }: { deal: Deal }) {
  const query = useQuery(agreementQuery(deal.id, deal.version));
  const agreement = query.data;
  if (query.isPending)
    return (
      <Card>
        <Loading label={copy.loading} className="grid grid-cols-1 gap-3 p-5">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-96" />
        </Loading>
      </Card>
    );
  if (!agreement)
    return (
      <div className="grid grid-cols-1 gap-5">
        <Card>
          <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
        <FilesCard deal={deal} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card aria-labelledby="contract-signatures">
        <CardHeader
          title={copy.signatures}
          id="contract-signatures"
          actions={<Badge tone={tones[agreement.status]}>{copy.status[agreement.status]}</Badge>}
        />
        <Signatures agreement={agreement} deal={deal} />
      </Card>
      <FilesCard deal={deal} />
      <Card aria-label={copy.document}>
        <UnprintableNote characters={agreement.unprintable} className="mx-5 mt-5 sm:mx-8" />
        <article className="px-5 py-6 sm:px-8">
          <DocumentBlocks blocks={agreement.blocks} />
        </article>
        <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm text-muted sm:px-8">
          <p className="min-w-0 break-all">
            {copy.hash} <code className="text-xs">{agreement.textSha256}</code>{" "}
            <CopyButton text={agreement.textSha256} label={copy.copyHash} />
          </p>
          <LinkButton size="sm" variant="ghost" to={paths.verifyContract}>
            {copy.verify}
          </LinkButton>
        </footer>
      </Card>
    </div>
  );
}

function Signatures({ agreement, deal }: { agreement: Agreement; deal: Deal }) {
  const valid = agreement.signatures.filter((signature) => !signature.void);
  const voided = agreement.signatures.filter((signature) => signature.void);
  return (
    <ul className="grid grid-cols-1 gap-3 px-5 pb-4">
      {(["brand", "host"] as const).map((side) => {
        const signature = valid.find((each) => each.side === side && each.version === agreement.version);
        return (
          <li key={side} className="flex items-start gap-2.5">
            <Icon
              name={signature ? "circle-check" : "pencil"}
              className={signature ? "mt-1 size-4 text-success" : "mt-1 size-4 text-faint"}
            />
            <div className="min-w-0">
              <p className="font-medium">{deal[side].name}</p>
              <p className="text-sm text-muted">
                {signature
                  ? copy.signedAs(signature.name, formatDateTime(signature.at))
                  : copy.notSigned[side]}
              </p>
              {signature?.capacity && (
                <p className="text-sm break-words text-muted">
                  {copy.inCapacity(capacityText(signature.capacity))}
                </p>
              )}
              {signature?.account && (
                <p className="text-sm break-words text-muted">
                  {copy.account(signature.account.name, signature.account.address)}
                </p>
              )}
            </div>
          </li>
        );
      })}
      {voided.map((signature) => (
        <li
          key={`${signature.version}-${signature.side}`}
          className="flex items-start gap-2.5 text-sm text-muted"
        >
          <Icon name="circle-slash" className="mt-0.5 size-4 text-danger" />
          <p className="min-w-0">
            {copy.voided(signature.name, signature.version, formatDateTime(signature.at))}
          </p>
        </li>
      ))}
    </ul>
  );
}
