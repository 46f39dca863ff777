import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/states.tsx";

/** What an event offers of one kind, to add, edit and delete while the event is open. */
export function OffersCard<Offer extends { id: string }>(props: {
  id: string;
  note: string;
  copy: {
    title: string;
    add: string;
    emptyTitle: string;
    empty: string;
    edit: (name: string) => string;
    remove: (name: string) => string;
  };
  offers: readonly Offer[];
  /** Whether the event can still change, and whether it may have one more. */
  open: boolean;
  mayAdd: boolean;
  nameOf: (offer: Offer) => string;
  row: (offer: Offer) => ReactNode;
  /** The dialog that edits one, or adds one if none is given. */
  editDialog: (offer: Offer | undefined, close: () => void) => ReactNode;
  deleteDialog: (offer: Offer, close: () => void) => ReactNode;
  children?: ReactNode;
}) {
  const { id, copy, offers, open, nameOf } = props;
  const [edited, setEdited] = useState<Offer | "new" | null>(null);
  const [deleted, setDeleted] = useState<Offer | null>(null);
  const add = open && props.mayAdd && (
    <Button onClick={() => setEdited("new")}>
      <Icon name="plus" />
      {copy.add}
    </Button>
  );
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={copy.title} note={props.note} actions={offers.length > 0 && add} />
      {offers.length === 0 ? (
        <EmptyState title={copy.emptyTitle} action={add} className="border-t border-line">
          {copy.empty}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {offers.map((offer) => (
            <li key={offer.id} className="flex items-center gap-3 px-5 py-3">
              <div className="min-w-0 flex-1">{props.row(offer)}</div>
              {open && (
                <div className="flex">
                  <IconButton label={copy.edit(nameOf(offer))} tipEnd onClick={() => setEdited(offer)}>
                    <Icon name="pencil" />
                  </IconButton>
                  <IconButton label={copy.remove(nameOf(offer))} tipEnd onClick={() => setDeleted(offer)}>
                    <Icon name="trash" />
                  </IconButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited !== null && props.editDialog(edited === "new" ? undefined : edited, () => setEdited(null))}
      {deleted !== null && props.deleteDialog(deleted, () => setDeleted(null))}
      {props.children}
    </Card>
  );
}
