import type { EventDetail, SponsorshipPackage } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { useNavigate } from "react-router-dom";
import { tierLabels, tierTones } from "#features/events/events/components/event-facts.ts";
import { MadeForBadge } from "#features/events/events/components/made-for-badge.tsx";
import { formatDollars } from "#format/format.ts";
import { inquiryPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Badge } from "#ui/badge.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useDeletePackage } from "../api/delete-sponsorship-package.ts";
import { packagesCard as copy, deletePackageDialog } from "../copy.ts";
import { contactOf } from "../model/package-form.ts";
import { toasts } from "../toasts.ts";
import { CapacityBar } from "./capacity-bar.tsx";
import { OffersCard } from "./offers-card.tsx";
import { PackageDialog } from "./package-dialog.tsx";

/** The sponsorship packages of an event, to create, edit and delete. */
export function PackagesCard({ event, open }: { event: EventDetail; open: boolean }) {
  const navigate = useNavigate();
  const { packages } = event;
  const forAll = packages.filter(({ madeFor }) => madeFor === null).length;
  return (
    <OffersCard<SponsorshipPackage>
      id="event-packages"
      copy={copy}
      note={copy.note(forAll, limits.packagesPerEvent)}
      offers={packages}
      open={open}
      mayAdd={forAll < limits.packagesPerEvent}
      nameOf={({ name }) => name}
      row={(offer) => (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <span className="min-w-0 break-words">{offer.name}</span>
            <Badge tone={tierTones[offer.tier]}>{tierLabels[offer.tier]}</Badge>
            <MadeForBadge offer={offer} isHost />
          </p>
          <p className="text-sm text-muted">
            <span>{formatDollars(offer.price)}</span> · {copy.spots(offer.maxSponsors)} ·{" "}
            {copy.benefits(offer.benefits.length)}
          </p>
          <CapacityBar offer={offer} className="mt-2 max-w-md" />
        </>
      )}
      editDialog={(offer, close) => (
        <PackageDialog event={event} {...(offer ? { offer } : {})} onClose={close} />
      )}
      deleteDialog={(offer, close) => <DeletePackage offer={offer} onClose={close} />}
    >
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
    </OffersCard>
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
