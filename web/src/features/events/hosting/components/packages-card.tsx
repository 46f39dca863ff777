import type { EventDetail, SponsorshipPackage } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { tierLabels, tierTones } from "#features/events/events/components/event-facts.ts";
import { MadeForBadge } from "#features/events/events/components/made-for-badge.tsx";
import { formatDollars } from "#format/format.ts";
import { inquiryPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useDeletePackage } from "../api/delete-sponsorship-package.ts";
import { packagesCard as copy, deletePackageDialog } from "../copy.ts";
import { contactOf } from "../model/package-form.ts";
import { toasts } from "../toasts.ts";
import { CapacityBar } from "./capacity-bar.tsx";
import { PackageDialog } from "./package-dialog.tsx";

/** The sponsorship packages of an event, to create, edit and delete. */
export function PackagesCard({ event, open }: { event: EventDetail; open: boolean }) {
  const [edited, setEdited] = useState<SponsorshipPackage | "new" | null>(null);
  const [deleted, setDeleted] = useState<SponsorshipPackage | null>(null);
  const navigate = useNavigate();
  const { packages } = event;
  const forAll = packages.filter(({ madeFor }) => madeFor === null).length;
  const add = open && forAll < limits.packagesPerEvent && (
    <Button onClick={() => setEdited("new")}>
      <Icon name="plus" />
      {copy.add}
    </Button>
  );
  return (
    <Card aria-labelledby="event-packages">
      <CardHeader
        id="event-packages"
        title={copy.title}
        note={copy.note(forAll, limits.packagesPerEvent)}
        actions={packages.length > 0 && add}
      />
      {packages.length === 0 ? (
        <EmptyState title={copy.emptyTitle} action={add} className="border-t border-line">
          {copy.empty}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {packages.map((offer) => (
            <li key={offer.id} className="flex items-center gap-3 px-5 py-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  <span className="min-w-0 break-words">{offer.name}</span>
                  <Badge tone={tierTones[offer.tier]}>{tierLabels[offer.tier]}</Badge>
                  <MadeForBadge offer={offer} isHost />
                </p>
                <p className="text-sm text-muted">
                  <span className="tabular">{formatDollars(offer.price)}</span> ·{" "}
                  {copy.spots(offer.maxSponsors)} · {copy.benefits(offer.benefits.length)}
                </p>
                <CapacityBar offer={offer} className="mt-2 max-w-md" />
              </div>
              {open && (
                <div className="flex">
                  <IconButton label={copy.edit(offer.name)} tipEnd onClick={() => setEdited(offer)}>
                    <Icon name="pencil" />
                  </IconButton>
                  <IconButton label={copy.remove(offer.name)} tipEnd onClick={() => setDeleted(offer)}>
                    <Icon name="trash" />
                  </IconButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <PackageDialog
          event={event}
          {...(edited === "new" ? {} : { offer: edited })}
          onClose={() => setEdited(null)}
        />
      )}
      {open && (
        <AddressDialog name="propose">
          {(text, close) => {
            const to = contactOf(text);
            return (
              to && (
                <PackageDialog
                  event={event}
                  to={to}
                  onClose={close}
                  onSaved={() =>
                    to.kind === "inquiry" ? void navigate(inquiryPath(to.id), { replace: true }) : close()
                  }
                />
              )
            );
          }}
        </AddressDialog>
      )}
      {deleted !== null && <DeletePackage offer={deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}

function DeletePackage({ offer, onClose }: { offer: SponsorshipPackage; onClose: () => void }) {
  const remove = useDeletePackage(offer.id);
  return (
    <ConfirmDialog
      danger
      title={deletePackageDialog.title(offer.name)}
      description={deletePackageDialog.lead}
      confirm={deletePackageDialog.confirm}
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast(toasts.packageDeleted(offer.name));
            onClose();
          },
        })
      }
    />
  );
}
