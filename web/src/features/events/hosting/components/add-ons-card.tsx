import type { AddOn, EventDetail } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { useState } from "react";
import { formatDollars } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useDeleteAddOn } from "../api/delete-add-on.ts";
import { addOnsCard as copy, deleteAddOnDialog } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { AddOnCapacity } from "./add-on-capacity.tsx";
import { AddOnDialog } from "./add-on-dialog.tsx";

/** The add-ons of an event, to create, edit and delete. */
export function AddOnsCard({ event, open }: { event: EventDetail; open: boolean }) {
  const [edited, setEdited] = useState<AddOn | "new" | null>(null);
  const [deleted, setDeleted] = useState<AddOn | null>(null);
  const { addOns } = event;
  const add = open && addOns.length < limits.addOnsPerEvent && (
    <Button onClick={() => setEdited("new")}>
      <Icon name="plus" />
      {copy.add}
    </Button>
  );
  return (
    <Card aria-labelledby="event-add-ons">
      <CardHeader id="event-add-ons" title={copy.title} note={copy.note} actions={addOns.length > 0 && add} />
      {addOns.length === 0 ? (
        <EmptyState title={copy.emptyTitle} action={add} className="border-t border-line">
          {copy.empty}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {addOns.map((addOn) => (
            <li key={addOn.id} className="flex items-center gap-3 px-5 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium break-words">{addOn.benefit}</p>
                <p className="tabular text-sm text-muted">{formatDollars(addOn.price)}</p>
                <AddOnCapacity addOn={addOn} className="mt-2 max-w-md" />
              </div>
              {open && (
                <div className="flex">
                  <IconButton label={copy.edit(addOn.benefit)} tipEnd onClick={() => setEdited(addOn)}>
                    <Icon name="pencil" />
                  </IconButton>
                  <IconButton label={copy.remove(addOn.benefit)} tipEnd onClick={() => setDeleted(addOn)}>
                    <Icon name="trash" />
                  </IconButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <AddOnDialog
          eventId={event.id}
          {...(edited === "new" ? {} : { addOn: edited })}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted !== null && <DeleteAddOn addOn={deleted} onClose={() => setDeleted(null)} />}
    </Card>
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
