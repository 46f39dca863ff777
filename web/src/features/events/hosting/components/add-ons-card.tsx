import type { AddOn, EventDetail } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { formatDollars } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useDeleteAddOn } from "../api/delete-add-on.ts";
import { addOnsCard as copy, deleteAddOnDialog } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { AddOnCapacity } from "./add-on-capacity.tsx";
import { AddOnDialog } from "./add-on-dialog.tsx";
import { OffersCard } from "./offers-card.tsx";

/** The add-ons of an event, to create, edit and delete. */
export function AddOnsCard({ event, open }: { event: EventDetail; open: boolean }) {
  return (
    <OffersCard<AddOn>
      id="event-add-ons"
      copy={copy}
      note={copy.note}
      offers={event.addOns}
      open={open}
      mayAdd={event.addOns.length < limits.addOnsPerEvent}
      nameOf={({ benefit }) => benefit}
      row={(addOn) => (
        <>
          <p className="font-medium break-words">{addOn.benefit}</p>
          <p className="text-sm text-muted">{formatDollars(addOn.price)}</p>
          <AddOnCapacity addOn={addOn} className="mt-2 max-w-md" />
        </>
      )}
      editDialog={(addOn, close) => (
        <AddOnDialog eventId={event.id} {...(addOn ? { addOn } : {})} onClose={close} />
      )}
      deleteDialog={(addOn, close) => <DeleteAddOn addOn={addOn} onClose={close} />}
    />
  );
}

function DeleteAddOn({ addOn, onClose }: { addOn: AddOn; onClose: () => void }) {
  const remove = useDeleteAddOn({ id: addOn.eventId, addOnId: addOn.id });
  return (
    <ConfirmDialog
      danger
      title={deleteAddOnDialog.title(addOn.benefit)}
      description={deleteAddOnDialog.lead}
      confirm={deleteAddOnDialog.confirm}
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast(toasts.addOnDeleted(addOn.benefit));
            onClose();
          },
        })
      }
    />
  );
}
