import type { User } from "@marquee/contracts/http/auth";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { usePublicSettings } from "#lib/public-settings.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useCreateRecoveryCodes } from "../api/create-recovery-codes.ts";
import { useDisableTwoFactor } from "../api/disable-two-factor.ts";
import { useStartTwoFactor } from "../api/start-two-factor.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

const TwoFactorSetup = lazy(() =>
  import("./two-factor-setup.tsx").then((module) => ({ default: module.TwoFactorSetup })),
);

/** A second factor: set up, given new recovery codes, turned off. The server asks for a fresh proof each time. */
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
        title="Two-factor sign-in"
        note={
          on
            ? "Signing in asks for a code of your authenticator app as well."
            : "A code of your phone beside your password: who learns one still lacks the other."
        }
        actions={<Badge tone={on ? "success" : "neutral"}>{on ? "On" : "Off"}</Badge>}
      />
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
        {on ? (
          <>
            <Button pending={renew.isPending} onClick={() => renew.mutate()}>
              New recovery codes
            </Button>
            <UnlessAdminsNeedIt user={user} otherwise="Admins keep it on.">
              <Button variant="ghost" onClick={() => setTurningOff(true)}>
                Turn off
              </Button>
            </UnlessAdminsNeedIt>
          </>
        ) : (
          <>
            <UnlessAdminsNeedIt
              user={user}
              otherwise="Admins need this. The admin pages open once it is on."
            />
            <Button variant="primary" pending={start.isPending} onClick={() => start.mutate()}>
              Set up two-factor sign-in
            </Button>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {start.data && <TwoFactorSetup {...start.data} onClose={() => start.reset()} />}
      </Suspense>
      {renew.data && <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={() => renew.reset()} />}
      {turningOff && <TurnOffDialog onClose={() => setTurningOff(false)} />}
    </Card>
  );
}

/** Shows something to everyone but an admin of a site whose admins need a second factor, who reads why. */
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
      title="Turn off two-factor sign-in?"
      description="Your password alone will sign you in again, and your recovery codes become worthless."
      cancel="Keep it on"
      confirm="Turn off"
      danger
      pending={disable.isPending}
      onClose={onClose}
      onConfirm={() => disable.mutate(undefined, { onSettled: onClose })}
    />
  );
}
