import type { AccountDetails } from "@marquee/contracts/admin/accounts";
import { limits } from "@marquee/contracts/limits";
import { type ReactNode, Suspense, useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import { formatCredits } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { accountActs as copy } from "../account-copy.ts";

const furtherParts = () => import("./further-parts.ts");
const ChangeDialog = lazyPart(async () => (await furtherParts()).ChangeDialog, "dialog");
const ConfirmDialog = lazyPart(async () => (await furtherParts()).ConfirmDialog, "dialog");
const EndDialog = lazyPart(async () => (await furtherParts()).EndDialog, "dialog");
const ResendDialog = lazyPart(async () => (await furtherParts()).ResendDialog, "dialog");
const ViewDialog = lazyPart(async () => (await furtherParts()).ViewDialog, "dialog");
const ResetDialog = lazyPart(async () => (await furtherParts()).ResetDialog, "dialog");

type ChangeForm = "credits" | "partner" | "role" | "suspension";

interface Act {
  name: string;
  /** What it does, for who decides whether to do it. */
  note: string;
  danger?: boolean;
  dialog: (onClose: () => void) => ReactNode;
}

/** What an admin may do about an account; one's own is left to another admin. */
export function AccountActs({ details }: { details: AccountDetails }) {
  const self = useCurrentUser().id === details.user.id;
  // The act as it was offered: once it is done, the account may offer another in its place.
  const [asked, setAsked] = useState<Act | null>(null);
  return (
    <Card aria-labelledby="acts-title">
      <CardHeader title={copy.title} id="acts-title" note={self ? copy.own : copy.note} />
      <ul className="divide-y divide-line border-t border-line">
        {actsOn(details).map((act) => (
          <li
            key={act.name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2.5"
          >
            <p className="min-w-0 flex-1 basis-56 text-sm break-words text-muted">{act.note}</p>
            <Button
              size="sm"
              variant={act.danger ? "danger" : "secondary"}
              disabled={self}
              onClick={() => setAsked(act)}
            >
              {act.name}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>{asked?.dialog(() => setAsked(null))}</Suspense>
    </Card>
  );
}

function actsOn(details: AccountDetails): Act[] {
  const { user, emailConfirmed, pendingEmail, confirmed } = details;
  const { email, suspended, isPartner } = user;
  const toConfirm = pendingEmail ?? (confirmed ? null : email);
  const change = (title: string, form: ChangeForm) => (onClose: () => void) => (
    <ChangeDialog title={title} details={details} form={form} onClose={onClose} />
  );
  const partner = isPartner ? copy.removePartner : copy.partner;
  const standing = suspended ? copy.reinstate : copy.suspend;
  return [
    ...(suspended || user.role === "admin"
      ? []
      : [
          {
            name: copy.view,
            note: copy.viewNote,
            dialog: (onClose: () => void) => <ViewDialog id={user.id} onClose={onClose} />,
          },
        ]),
    ...(email === null || suspended
      ? []
      : [
          {
            name: copy.reset,
            note: copy.resetNote(email),
            dialog: (onClose: () => void) => <ResetDialog id={user.id} email={email} onClose={onClose} />,
          },
        ]),
    ...(toConfirm === null || suspended
      ? []
      : [
          {
            name: copy.resend,
            note: copy.resendNote(toConfirm),
            dialog: (onClose: () => void) => (
              <ResendDialog id={user.id} email={toConfirm} onClose={onClose} />
            ),
          },
        ]),
    ...(email === null || emailConfirmed || suspended
      ? []
      : [
          {
            name: copy.confirm,
            note: copy.confirmNote(email),
            dialog: (onClose: () => void) => <ConfirmDialog id={user.id} email={email} onClose={onClose} />,
          },
        ]),
    {
      name: copy.end,
      note: copy.endNote,
      dialog: (onClose) => <EndDialog id={user.id} onClose={onClose} />,
    },
    {
      name: copy.adjust,
      note: copy.adjustNote(formatCredits(limits.adjustmentAloneCredits)),
      dialog: change(copy.adjust, "credits"),
    },
    { name: copy.role, note: copy.roleNote, dialog: change(copy.role, "role") },
    { name: partner, note: copy.partnerNote, dialog: change(partner, "partner") },
    {
      name: standing,
      note: suspended ? copy.reinstateNote : copy.suspendNote,
      danger: !suspended,
      dialog: change(standing, "suspension"),
    },
  ];
}
