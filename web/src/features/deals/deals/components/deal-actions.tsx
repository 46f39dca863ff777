import type { DealAction } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import { Suspense, useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { useAddress } from "#routing/address.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { dealActions as copy } from "../copy.ts";
import { roleOfMove, useOwnMoves } from "../model/own-moves.ts";
import { ConfirmMoveDialog } from "./confirm-move-dialog.tsx";
import { OfferDialog, ReasonDialog, RenewDialog, SignDialog } from "./later-parts.ts";

/** Moves that only ask come first, and moves that bind come last, as in a dialog: nobody takes one by a slip. */
const order: readonly DealAction[] = [
  "propose",
  "request_changes",
  "decline",
  "cancel",
  "accept",
  "sign",
  "complete",
  "renew",
];
const leading: readonly DealAction[] = ["accept", "sign", "complete", "renew"];

/** The moves that the person can make now, in their role. The open dialog is kept in the address, so that Back closes it. */
export function DealActions({ deal }: { deal: Deal }) {
  const address = useAddress();
  const negotiates = useHasRole(roleOfMove("propose"));
  const { moves, isBothSides } = useOwnMoves(deal);
  const offered = order.filter((action) => moves.includes(action) && action !== otherEnd(deal));
  const wanted = order.find((action) => action === address.get("do"));
  // A dialog stays open when its move is no longer possible, so that it can say so and nothing typed is lost.
  const [opened, setOpened] = useState<DealAction>();
  if (wanted !== opened && (wanted === undefined || offered.includes(wanted))) setOpened(wanted);
  const open = wanted === opened ? wanted : undefined;
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          variant={leading.includes(action) ? "primary" : "secondary"}
          onClick={() => address.open("do", action)}
        >
          {labelOf(action, deal)}
        </Button>
      ))}
      {isBothSides && deal.moves.length > 0 && <Aside>{copy.bothSides}</Aside>}
      {negotiates && !isBothSides && deal.moves.includes("sign") && !moves.includes("sign") && (
        <Aside>{copy.managersSign}</Aside>
      )}
      <AddressDialog name="do">
        {(_, close) => (
          <Suspense fallback={null}>
            {open === "sign" && <SignDialog deal={deal} onClose={close} />}
            {open === "propose" && <OfferDialog deal={deal} title={labelOf(open, deal)} onClose={close} />}
            {(open === "request_changes" || open === "decline" || open === "cancel") && (
              <ReasonDialog key={open} deal={deal} action={open} onClose={close} />
            )}
            {open === "renew" && <RenewDialog deal={deal} onClose={close} />}
            {(open === "accept" || open === "complete") && (
              <ConfirmMoveDialog key={open} deal={deal} action={open} onClose={close} />
            )}
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

/** Why a move is missing among the buttons. */
function Aside({ children }: { children: string }) {
  return <p className="self-center text-sm text-muted">{children}</p>;
}

/** Two moves end a deal: decline for the other side's offer, cancel for one's own. Returns the other one. */
function otherEnd({ status, offeredBy, ownSide }: Deal): DealAction {
  return status === "negotiating" && offeredBy !== ownSide ? "cancel" : "decline";
}

function labelOf(action: DealAction, { offeredBy, offerKind, ownSide }: Deal): string {
  if (action !== "propose") return copy[action];
  return offerKind === "offer" && offeredBy !== ownSide ? copy.counter : copy.propose;
}
