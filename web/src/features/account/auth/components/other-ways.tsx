import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { publicSettingsQuery } from "#api/public-settings.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { otherWays as copy } from "../copy.ts";
import { GoogleButton } from "./google-button.tsx";
import { TermsNote } from "./terms-note.tsx";

/** The site's sign-in methods besides a password, at the end of the page so that nothing moves when they load. */
export function OtherWays({ onPhone }: { onPhone: () => void }) {
  const { data: settings, isError } = useQuery(publicSettingsQuery);
  const termsId = useId();
  if (isError) return <p className="mt-6 text-center text-sm text-muted">{copy.settingsFailed}</p>;
  const google = settings?.flags.googleSignIn === true && settings.googleConfigured;
  const phone = settings?.flags.phoneSignIn === true;
  if (!google && !phone) return null;
  return (
    <div className="mt-5">
      <div className="flex items-center gap-3 text-xs text-faint" aria-hidden>
        <hr className="flex-1" />
        {copy.or}
        <hr className="flex-1" />
      </div>
      <div className="mt-4 flex flex-col gap-2.5">
        {google && <GoogleButton noteId={termsId} />}
        {phone && (
          <Button size="lg" className="w-full" onClick={onPhone}>
            <Icon name="smartphone" />
            {copy.continueWithPhone}
          </Button>
        )}
        {google && <TermsNote way="google" id={termsId} />}
      </div>
    </div>
  );
}
