import type { AdminUser } from "@marquee/contracts/admin/admin";
import { userRoleLabels } from "@marquee/contracts/enums";
import { sentence } from "@marquee/contracts/text/sentence";
import { useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import { formatCredits, formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type Fact, Facts } from "#ui/facts.tsx";
import { userDialog as copy } from "../copy.ts";
import { AdjustCreditsForm } from "./adjust-credits-form.tsx";
import { PartnerForm, RoleForm, SuspensionForm } from "./user-change-forms.tsx";

type View = "facts" | "role" | "suspension" | "credits" | "partner";

/** One account: its state, and what an admin may do to it, one action at a time. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [view, setView] = useState<View>("facts");
  const [busy, setBusy] = useState(false);
  const form = { user, onBusy: setBusy, onDone: () => setView("facts") };
  return (
    <Dialog
      locked={busy}
      onClose={onClose}
      title={user.name}
      description={`${user.username} · ${userRoleLabels[user.role]}${user.company === "" ? "" : sentence` · ${user.company}`}`}
    >
      {view === "facts" && <Account user={user} onView={setView} />}
      {view === "role" && <RoleForm {...form} />}
      {view === "suspension" && <SuspensionForm {...form} />}
      {view === "credits" && <AdjustCreditsForm {...form} />}
      {view === "partner" && <PartnerForm {...form} />}
    </Dialog>
  );
}

function Account({ user, onView }: { user: AdminUser; onView: (view: View) => void }) {
  const self = useCurrentUser().id === user.id;
  const { balance } = user;
  const facts: Fact[] = [
    [copy.email, user.email ?? copy.notProvided],
    [copy.phone, user.phone ?? copy.notProvided],
    [copy.twoFactor, user.twoFactorEnabled ? copy.on : copy.off],
    [copy.joined, formatDateTime(user.createdAt)],
    [
      copy.credits,
      copy.balance(
        formatCredits(balance.availableCredits),
        formatCredits(balance.heldCredits),
        formatCredits(balance.usedCredits - balance.heldCredits),
        formatCredits(balance.totalCredits),
      ),
    ],
    ...(balance.expiring
      ? [
          [
            copy.expiring,
            copy.expiringOn(
              formatCredits(balance.expiring.credits),
              formatDateTime(balance.expiring.expiresAt),
            ),
          ] satisfies Fact,
        ]
      : []),
    [
      copy.accountId,
      <span key="id" className="flex flex-wrap items-center gap-2 font-mono text-sm break-all">
        {user.id}
        <CopyButton text={user.id} label={copy.copy} className="font-sans" />
      </span>,
    ],
  ];
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={user.suspended ? "danger" : "success"}>
          {user.suspended ? copy.suspended : copy.active}
        </Badge>
        {user.isPartner && <Badge tone="lamp">{copy.partner}</Badge>}
      </div>
      <Facts layout="ruled" className="mt-3 border-y" facts={facts} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabled={self} onClick={() => onView("credits")}>
          {copy.adjustCredits}
        </Button>
        <Button disabled={self} onClick={() => onView("role")}>
          {copy.changeRole}
        </Button>
        <Button disabled={self} onClick={() => onView("partner")}>
          {user.isPartner ? copy.removePartner : copy.markPartner}
        </Button>
        <Button
          variant={user.suspended ? "secondary" : "danger"}
          disabled={self}
          onClick={() => onView("suspension")}
        >
          {user.suspended ? copy.reinstate : copy.suspend}
        </Button>
      </div>
      {self && <p className="mt-3 text-sm text-muted">{copy.ownAccount}</p>}
    </>
  );
}
