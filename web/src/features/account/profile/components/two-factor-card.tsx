import type { User } from "@marquee/contracts/account/auth";
import { type ReactNode, useState } from "react";
import { usePublicSettings } from "#api/public-settings.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { useCreateRecoveryCodes } from "../api/create-recovery-codes.ts";
import { useDisableTwoFactor } from "../api/disable-two-factor.ts";
import { useStartTwoFactor } from "../api/start-two-factor.ts";
import { twoFactorCard as copy } from "../copy.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { TwoFactorSetup } from "./two-factor-setup.tsx";

/** The second factor: set up, new recovery codes, turn off. The server requires a fresh step-up each time. */
export function TwoFactorCard({ user }: { user: User }) {
  const start = useStartTwoFactor();
  const renew = useCreateRecoveryCodes();
  const [turningOff, setTurningOff] = useState(false);
  const on = user.twoFactorEnabled;
  return (
    <Card aria-labelledby="two-factor-title" id="two-factor">
      <CardHeader
        id="two-factor-title"
        className="flex-nowrap!"
        title={copy.title}
        note={on ? copy.onNote : copy.offNote}
        actions={<Badge tone={on ? "success" : "neutral"}>{on ? copy.on : copy.off}</Badge>}
      />
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
        {on ? (
          <>
            <Button pending={renew.isPending} onClick={() => renew.mutate()}>
              {copy.newCodes}
            </Button>
            <UnlessAdminsNeedIt user={user} otherwise={copy.adminsKeepIt}>
              <Button variant="ghost" onClick={() => setTurningOff(true)}>
                {copy.turnOff}
              </Button>
            </UnlessAdminsNeedIt>
          </>
        ) : (
          <>
            <UnlessAdminsNeedIt user={user} otherwise={copy.adminsNeedIt} />
            <Button variant="primary" pending={start.isPending} onClick={() => start.mutate()}>
              {copy.setUp}
            </Button>
          </>
        )}
      </div>
      <FailureNote error={start.error ?? renew.error} className="px-5 pb-4" />
      {start.data && <TwoFactorSetup {...start.data} onClose={() => start.reset()} />}
      {renew.data && <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={() => renew.reset()} />}
      {turningOff && <TurnOffDialog onClose={() => setTurningOff(false)} />}
    </Card>
  );
}

/** Renders its children, except for an admin of a site whose admins need a second factor, who sees the reason. */
function UnlessAdminsNeedIt(props: { user: User; otherwise: string; children?: ReactNode }) {
  return props.user.role === "admin" ? <AdminsNeed {...props} /> : props.children;
}

function AdminsNeed({ otherwise, children }: { otherwise: string; children?: ReactNode }) {
  const required = usePublicSettings()?.adminSecondFactor === true;
  return required ? <p className="w-full text-sm text-muted">{otherwise}</p> : children;
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const disable = useDisableTwoFactor();
  return (
    <ConfirmDialog
      title={copy.turnOffTitle}
      description={copy.turnOffText}
      cancel={copy.keepOn}
      confirm={copy.turnOff}
      danger
      pending={disable.isPending}
      onClose={onClose}
      error={disable.error}
      onConfirm={() => disable.mutate(undefined, { onSuccess: onClose })}
    />
  );
}
