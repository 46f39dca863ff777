import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { ApiError, messageOf } from "#api/http.ts";
import { paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { confirmEmailChangeQuery } from "../api/confirm-email-change.ts";
import { SmallPage } from "../components/small-page.tsx";
import { confirmEmailPage as copy } from "../copy.ts";

/** The page that a confirmation email links to: opens the link once and shows the result. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token === null ? <Refused message={copy.incompleteLink} /> : <Confirmation token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(confirmEmailChangeQuery(token));
  if (data) {
    return (
      <SmallPage title={copy.confirmed}>
        <p role="status" className="mb-5 text-muted">
          {copy.confirmedText(data.email)}
        </p>
        <LinkButton to={paths.profile} variant="primary" size="lg">
          {copy.goToProfile}
        </LinkButton>
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
        <LinkButton to={paths.profile} variant="primary" size="lg">
          {copy.goToProfile}
        </LinkButton>
      )}
    </SmallPage>
  );
}
