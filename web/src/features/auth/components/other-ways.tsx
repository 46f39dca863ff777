import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useId } from "react";
import { publicSettingsQuery } from "#lib/public-settings.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { otherWays as copy } from "../copy.ts";
import { GoogleButton } from "./google-button.tsx";

/** The ways in besides a password. What this site does not offer says so, or is not there. */
export function OtherWays({ onPhone }: { onPhone: () => void }) {
  const { data: settings, isError } = useQuery(publicSettingsQuery);
  const noteId = useId();
  const google = settings !== undefined && settings.flags.googleSignIn && settings.googleConfigured;
  const note = isError
    ? copy.googleSignInCannotBe
    : settings === undefined || google
      ? ""
      : settings.googleConfigured
        ? copy.googleSignInIsSwitched
        : copy.googleSignInIsNot;
  return (
    <div>
      <div className="my-1 flex items-center gap-3 text-xs text-faint" aria-hidden>
        <hr className="flex-1" />
        {copy.or}
        <hr className="flex-1" />
      </div>
      <div className="mt-2 flex flex-col gap-2.5">
        <GoogleButton disabled={!google} noteId={noteId} />
        {settings?.flags.phoneSignIn !== false && !isError && (
          // Until the site has answered, its place is kept.
          <Button size="lg" className={clsx("w-full", !settings && "invisible")} onClick={onPhone}>
            <Icon name="smartphone" />
            {copy.continueWithPhone}
          </Button>
        )}
      </div>
      <p id={noteId} className="mt-1.5 min-h-5 text-center text-sm text-muted">
        {note}
      </p>
    </div>
  );
}
