import { usePublicSettings } from "#api/public-settings.ts";
import { useCurrentUser } from "#api/session.ts";
import { useResendConfirmation } from "#features/account/profile/api/resend-confirmation.ts";
import { Banner } from "#ui/banner.tsx";
import { confirmEmailBanner as copy } from "../copy.ts";

/** Asks for confirmation of the account's address, without which it gets no welcome credits and no free replies; nothing once confirmed. */
export function ConfirmEmailBanner() {
  const { confirmed, email, pendingEmail } = useCurrentUser();
  const to = pendingEmail ?? email;
  return confirmed || to === null ? null : <Ask email={to} />;
}

function Ask({ email }: { email: string }) {
  const resend = useResendConfirmation(email);
  const credits = usePublicSettings()?.welcomeCredits ?? 0;
  return (
    <Banner tone="info">
      {copy.ask(email, credits)}{" "}
      <button
        type="button"
        className="font-medium underline underline-offset-2 disabled:opacity-60"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {resend.isPending ? copy.sending : copy.resend}
      </button>
    </Banner>
  );
}
