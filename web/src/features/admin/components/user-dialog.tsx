import { userRoleLabels } from "@marquee/contracts/enums";
import type { AdminUser } from "@marquee/contracts/http/admin";
import { useState } from "react";
import { useCurrentUser } from "#account/session.ts";
import { formatCredits, formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
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
      description={`${user.username} · ${userRoleLabels[user.role]}${user.company === "" ? "" : ` · ${user.company}`}`}
    >
      {view === "facts" && <Facts user={user} onView={setView} />}
      {view === "role" && <RoleForm {...form} />}
      {view === "suspension" && <SuspensionForm {...form} />}
      {view === "credits" && <AdjustCreditsForm {...form} />}
      {view === "partner" && <PartnerForm {...form} />}
    </Dialog>
  );
}

function Facts({ user, onView }: { user: AdminUser; onView: (view: View) => void }) {
  const self = useCurrentUser().id === user.id;
  const { balance } = user;
  const facts = [
    { label: copy.email, value: user.email ?? copy.notProvided },
    { label: copy.phone, value: user.phone ?? copy.notProvided },
    { label: copy.twoFactor, value: user.twoFactorEnabled ? copy.on : copy.off },
    { label: copy.joined, value: formatDateTime(user.createdAt) },
    {
      label: copy.credits,
      value: copy.balance(
        formatCredits(balance.availableCredits),
        formatCredits(balance.heldCredits),
        formatCredits(balance.usedCredits - balance.heldCredits),
        formatCredits(balance.totalCredits),
      ),
    },
  ];
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={user.suspended ? "danger" : "success"}>
          {user.suspended ? copy.suspended : copy.active}
        </Badge>
        {user.isPartner && <Badge tone="lamp">{copy.partner}</Badge>}
      </div>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        <div className="grid grid-cols-1 gap-x-4 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center">
          <dt className="text-muted">{copy.accountId}</dt>
          <dd className="flex flex-wrap items-center gap-2 font-mono text-sm break-all">
            {user.id}
            <CopyButton text={user.id} label={copy.copy} className="font-sans" />
          </dd>
        </div>
      </dl>
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
