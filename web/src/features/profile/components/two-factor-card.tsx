import type { User } from "@marquee/contracts/http/auth";
import { lazy, Suspense, useState } from "react";
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
  const required = usePublicSettings()?.adminSecondFactor === true && user.role === "admin";
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
            {required ? (
              <p className="self-center text-sm text-muted">Admins keep it on.</p>
            ) : (
              <Button variant="ghost" onClick={() => setTurningOff(true)}>
                Turn off
              </Button>
            )}
          </>
        ) : (
          <>
            {required && (
              <p className="w-full text-sm text-lamp-text">
                Admins need this. The admin pages open once it is on.
              </p>
            )}
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
