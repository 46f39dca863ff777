import { userRoleLabels } from "@marquee/contracts/enums";
import type { AdminUser } from "@marquee/contracts/http/admin";
import { useState } from "react";
import { formatCredits, formatDateTime } from "#lib/format.ts";
import { useCurrentUser } from "#lib/session.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { AdjustCreditsForm } from "./adjust-credits-form.tsx";
import { PartnerForm, RoleForm, SuspensionForm } from "./user-change-forms.tsx";

type View = "facts" | "role" | "suspension" | "credits" | "partner";

/** One account: how it stands, and what an admin may do to it, one thing at a time. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [view, setView] = useState<View>("facts");
  const [busy, setBusy] = useState(false);
  const form = { user, onBusy: setBusy, onDone: () => setView("facts") };
  return (
    <Dialog
      open
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
    { label: "Email", value: user.email ?? "Not given" },
    { label: "Phone", value: user.phone ?? "Not given" },
    { label: "Two-factor sign-in", value: user.twoFactorEnabled ? "On" : "Off" },
    { label: "Joined", value: formatDateTime(user.createdAt) },
    {
      label: "Credits",
      value: `${formatCredits(balance.availableCredits)} available, ${formatCredits(balance.heldCredits)} reserved, ${formatCredits(balance.usedCredits - balance.heldCredits)} used of ${formatCredits(balance.totalCredits)}`,
    },
  ];
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={user.suspended ? "danger" : "success"}>{user.suspended ? "Suspended" : "Active"}</Badge>
        {user.isPartner && <Badge tone="lamp">Partner</Badge>}
      </div>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        <div className="grid grid-cols-1 gap-x-4 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center">
          <dt className="text-muted">Account id</dt>
          <dd className="flex flex-wrap items-center gap-2 font-mono text-sm break-all">
            {user.id}
            <CopyButton text={user.id} label="Copy" className="font-sans" />
          </dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabled={self} onClick={() => onView("credits")}>
          Adjust credits
        </Button>
        <Button disabled={self} onClick={() => onView("role")}>
          Change role
        </Button>
        <Button disabled={self} onClick={() => onView("partner")}>
          {user.isPartner ? "Remove partner mark" : "Mark as partner"}
        </Button>
        <Button
          variant={user.suspended ? "secondary" : "danger"}
          disabled={self}
          onClick={() => onView("suspension")}
        >
          {user.suspended ? "Reinstate" : "Suspend"}
        </Button>
      </div>
      {self && (
        <p className="mt-3 text-sm text-muted">
          This is your own account: another admin changes its credits, role, suspension or partner mark.
        </p>
      )}
    </>
  );
}
