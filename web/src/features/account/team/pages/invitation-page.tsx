import type { User } from "@marquee/contracts/account/auth";
import type { Invitation } from "@marquee/contracts/account/team";
import { useQuery } from "@tanstack/react-query";
import { currentUserQuery } from "#account/get-current-user.ts";
import { useLogout } from "#account/logout.ts";
import { ApiError, messageOf } from "#api/http.ts";
import { wasSignedIn } from "#api/signed-in-before.ts";
import { SmallPage } from "#features/account/auth/components/small-page.tsx";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useAcceptInvitation } from "../api/accept-invitation.ts";
import { invitationQuery } from "../api/get-invitation.ts";
import { invitationPage as copy } from "../copy.ts";

/** The page that an invitation's mail leads to: whose account it is for, and the way to accept it. */
export function InvitationPage() {
  const { search } = useAddress();
  const token = search.get("token") ?? "";
  return token === "" ? <Refused message={copy.incomplete} /> : <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const { data: invitation, error, isPending, refetch } = useQuery(invitationQuery(token));
  const { data: user, isLoading } = useQuery({ ...currentUserQuery, enabled: wasSignedIn() });
  if (isPending || isLoading) {
    return (
      <SmallPage title={copy.loading}>
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          {copy.oneMoment}
        </p>
      </SmallPage>
    );
  }
  if (!invitation) {
    const isFinal = error instanceof ApiError && error.status === 400;
    return <Refused message={messageOf(error)} {...(isFinal ? {} : { onRetry: () => void refetch() })} />;
  }
  switch (invitation.state) {
    case "used":
      return <Refused message={copy.used} isSignedIn={Boolean(user)} />;
    case "revoked":
      return <Refused message={copy.revoked(invitation.invitedBy)} />;
    case "expired":
      return <Refused message={copy.expired(invitation.invitedBy)} />;
    default:
      return <Open token={token} invitation={invitation} user={user ?? null} />;
  }
}

interface OpenProps {
  token: string;
  invitation: Invitation;
}

function Open({ token, invitation, user }: OpenProps & { user: User | null }) {
  const { company, invitedBy, teamRole, email } = invitation;
  const isInvited = user?.email?.toLowerCase() === email.toLowerCase();
  return (
    <SmallPage title={copy.title(company)}>
      <p className="mb-5 text-muted">{copy.lead(invitedBy, company, teamRole)}</p>
      {user === null ? (
        <SignedOut token={token} email={email} />
      ) : isInvited ? (
        <Join token={token} company={company} />
      ) : (
        <OtherPerson token={token} email={email} user={user} />
      )}
    </SmallPage>
  );
}

const backTo = (token: string) => `${paths.invitation}?${new URLSearchParams({ token })}`;

function SignedOut({ token, email }: { token: string; email: string }) {
  const to = (more: Record<string, string>) =>
    `${paths.auth}?${new URLSearchParams({ next: backTo(token), email, ...more })}`;
  return (
    <>
      <p className="mb-5">{copy.signedOut(email)}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={to({ tab: "register" })} variant="primary" size="lg">
          {copy.register}
        </LinkButton>
        <LinkButton to={to({})} size="lg">
          {copy.signIn}
        </LinkButton>
      </div>
    </>
  );
}

function Join({ token, company }: { token: string; company: string }) {
  const accept = useAcceptInvitation(token);
  return (
    <>
      <p className="mb-5 text-sm text-muted">{copy.keeps}</p>
      <Button variant="primary" size="lg" pending={accept.isPending} onClick={() => accept.mutate()}>
        {copy.join(company)}
      </Button>
      <FailureNote error={accept.error} className="mt-2" />
    </>
  );
}

function OtherPerson({ token, email, user }: { token: string; email: string; user: User }) {
  const logout = useLogout(user);
  return (
    <>
      <p className="mb-5">{copy.other(email, user.email ?? user.username)}</p>
      <Button
        variant="primary"
        size="lg"
        pending={logout.isPending}
        onClick={() => logout.mutate(backTo(token))}
      >
        {copy.signOut}
      </Button>
    </>
  );
}

function Refused(props: { message: string; isSignedIn?: boolean; onRetry?: () => void }) {
  return (
    <SmallPage title={copy.notFound}>
      <p role="alert" className="mb-5 text-muted">
        {props.message}
      </p>
      {props.onRetry && (
        <Button variant="primary" size="lg" onClick={props.onRetry}>
          {copy.tryAgain}
        </Button>
      )}
      {props.isSignedIn && (
        <LinkButton to={paths.dashboard} variant="primary" size="lg">
          {copy.toDashboard}
        </LinkButton>
      )}
    </SmallPage>
  );
}
