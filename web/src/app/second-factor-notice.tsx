import { paths, profileTabPath } from "#lib/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";

/** What an admin sees in place of the admin pages until the second factor is on. */
export function SecondFactorNotice() {
  return (
    <Page
      title="Admin Dashboard"
      lead="One step is left before the admin pages open."
      back={{ to: paths.dashboard, label: "Back to Dashboard" }}
    >
      <Card>
        <EmptyState
          title="Set up two-factor authentication"
          action={<LinkButton to={profileTabPath("security")}>Set up now</LinkButton>}
        >
          Admins sign in with a password and a code from an authenticator app. It takes about a minute.
        </EmptyState>
      </Card>
    </Page>
  );
}
