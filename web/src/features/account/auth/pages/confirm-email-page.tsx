import { useQuery } from "@tanstack/react-query";
import { currentUserQuery } from "#account/get-current-user.ts";
import { ApiError, messageOf } from "#api/http.ts";
import { wasSignedIn } from "#api/signed-in-before.ts";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { confirmEmailChangeQuery } from "../api/confirm-email-change.ts";
import { SmallPage } from "../components/small-page.tsx";
import { confirmEmailPage as copy } from "../copy.ts";

/** The page that a confirmation email links to: opens the link once and shows the result. */
export function ConfirmEmailPage() {
  const { search } = useAddress();
  const token = search.get("token");
  return token === null ? <Refused message={copy.incompleteLink} /> : <Confirmation token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(confirmEmailChangeQuery(token));
  // A newer link, or this one, may have confirmed the address before.
  const { data: user } = useReader(error !== null);
  if (data) {
    return (
      <SmallPage title={copy.confirmed}>
        <p role="status" className="mb-5 text-muted">
          {copy.text[data.effect](data.email)}
        </p>
        {data.effect === "confirmed" ? <FirstSteps /> : <ToProfile />}
      </SmallPage>
    );
  }
  if (isFetching) {
    return (
      <SmallPage title={copy.confirming}>
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          {copy.oneMoment}
        </p>
      </SmallPage>
    );
  }
  if (user?.confirmed && user.email !== null && user.pendingEmail === null && isInvalid(error)) {
    return (
      <SmallPage title={copy.notNeeded}>
        <p role="status" className="mb-5 text-muted">
          {copy.already(user.email)}
        </p>
        <FirstSteps />
      </SmallPage>
    );
  }
  const final =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return <Refused message={messageOf(error)} {...(final ? {} : { onRetry: () => void refetch() })} />;
}

function Refused({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <SmallPage title={copy.refused}>
      <p role="alert" className="mb-5 text-muted">
        {copy.unchanged(message)}
      </p>
      {onRetry ? (
        <Button variant="primary" size="lg" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      ) : (
        <ToProfile />
      )}
    </SmallPage>
  );
}

const isInvalid = (error: unknown) => error instanceof ApiError && error.code === "invalid_token";

/** Whoever is signed in where the link was opened. */
const useReader = (enabled: boolean) => useQuery({ ...currentUserQuery, enabled: enabled && wasSignedIn() });

/** What a newcomer came for, and Morgan, who has the message that the confirmation lets go. */
function FirstSteps() {
  const { data: user } = useReader(true);
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton to={paths.chat} variant="primary" size="lg">
        {copy.goToMorgan}
      </LinkButton>
      {user && (
        <LinkButton to={user.role === "event_host" ? paths.newEvent : paths.campaigns} size="lg">
          {user.role === "event_host" ? copy.createEvent : copy.newCampaign}
        </LinkButton>
      )}
    </div>
  );
}

function ToProfile() {
  return (
    <LinkButton to={paths.profile} variant="primary" size="lg">
      {copy.goToProfile}
    </LinkButton>
  );
}
