import type { Deal } from "@marquee/contracts/http/deals";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatDollars } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { confirmMoveDialog as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

type ConfirmedMove = "accept" | "complete" | "renew";

/** Confirms a move that needs no input. It applies to the deal as it was when the dialog opened. */
export function ConfirmMoveDialog(props: { deal: Deal; action: ConfirmedMove; onClose: () => void }) {
  const { action, onClose } = props;
  const [asked] = useState(props.deal);
  const navigate = useNavigate();
  const move = useTransitionDeal(asked.id);
  const isStale = props.deal.version !== asked.version;
  return (
    <ConfirmDialog
      title={copy[action].title}
      description={copy[action].lead(formatDollars(asked.amount), asked.with.name)}
      confirm={copy[action].submit}
      pending={move.isPending}
      error={isStale ? new Error(copy.changed) : move.error}
      onClose={onClose}
      onConfirm={() =>
        !isStale &&
        move.mutate(
          { action, version: asked.version },
          {
            onSuccess: (deal) => {
              toast(toasts[action](asked.with.name));
              if (action === "renew") void navigate(dealPath(deal.id), { replace: true });
              else onClose();
            },
          },
        )
      }
    />
  );
}
