import { paths, profileTabPath } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";
import { secondFactorNotice as copy } from "./account-copy.ts";

/** What an admin sees instead of the admin pages until the second factor is on. */
export function SecondFactorNotice() {
  return (
    <Page
      title={copy.adminDashboard}
      lead={copy.oneStepIsLeftBefore}
      back={{ to: paths.dashboard, label: copy.backToDashboard }}
    >
      <Card>
        <EmptyState
          title={copy.setUpTwoFactorAuthentication}
          action={<LinkButton to={profileTabPath("security")}>{copy.setUpNow}</LinkButton>}
        >
          {copy.adminsSignInWithA}
        </EmptyState>
      </Card>
    </Page>
  );
}
