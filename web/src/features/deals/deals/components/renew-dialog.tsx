import type { Deal } from "@marquee/contracts/deals/deals";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { dealPath, newDealPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { dealRenewalQuery } from "../api/get-deal-renewal.ts";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { shownRenewal, useReadRenewal } from "../model/read-renewal.ts";
import { renewDialog as copy } from "../renewal-copy.ts";
import { toasts } from "../toasts.ts";
import { ChangedNote } from "./changed-note.tsx";

/** Says what renewing a deal opens, and opens exactly that. */
export function RenewDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const { id, version, termsHash, ownSide } = deal;
  const renewal = useQuery(dealRenewalQuery(id));
  const { read, changes, adopt } = useReadRenewal(renewal.data);
  const move = useTransitionDeal(id);
  const navigate = useNavigate();
  const mayStill = deal.moves.includes("renew");
  const opens = read?.opens;
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.lead(deal.with.name)}
      confirm={copy.submit}
      pending={move.isPending}
      disabled={!opens || changes !== undefined || !mayStill}
      error={changes ? undefined : mayStill ? move.error : new Error(copy.over)}
      onClose={onClose}
      onConfirm={() =>
        opens &&
        move.mutate(
          {
            action: "renew",
            version,
            termsHash,
            packageId: opens.packageId,
            packageHash: opens.packageHash,
          },
          {
            onSuccess: (renewed) => {
              toast(toasts.renew(deal.with.name));
              void navigate(dealPath(renewed.renewedTo ?? id), { replace: true });
            },
          },
        )
      }
    >
      {read === undefined && renewal.isPending && (
        <Loading label={copy.loading}>
          <Skeleton className="h-48" />
        </Loading>
      )}
      {read === undefined && renewal.error && mayStill && (
        <ErrorState
          title={copy.failed}
          error={renewal.error}
          onRetry={() => void renewal.refetch()}
          className="py-6"
        />
      )}
      {opens === null && (
        <EmptyState title={copy.none} className="py-6">
          {copy.noneText}
        </EmptyState>
      )}
      {read && opens && (
        <section aria-label={copy.opens}>
          <Facts
            layout="beside"
            facts={Object.entries(shownRenewal(read)).map(([label, text]) => text !== "" && [label, text])}
          />
          {ownSide === "brand" && (
            <TextLink to={newDealPath(opens.eventId)} className="mt-3 inline-block">
              {copy.another}
            </TextLink>
          )}
        </section>
      )}
      {changes && (
        <ChangedNote
          changes={changes}
          className="mt-4"
          onRead={() => {
            move.reset();
            adopt();
          }}
        />
      )}
    </ConfirmDialog>
  );
}
