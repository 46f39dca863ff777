import { firstPageOf } from "#account/switch-account.ts";
import { useCurrentUser } from "#api/session.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";
import { clientBand, outOfScopePage as copy } from "../account-copy.ts";

/** Instead of a page of a client that the agency's access does not include: why, and the way to what it does. */
export function OutOfScopePage() {
  const { company, through } = useCurrentUser();
  if (!through) return null;
  if (through.viewing)
    return (
      <Page title={copy.title}>
        <Card>
          <EmptyState
            title={copy.viewing}
            action={
              <LinkButton to={paths.dashboard} variant="primary">
                {copy.viewingOpen}
              </LinkButton>
            }
          >
            {copy.viewingText}
          </EmptyState>
        </Card>
      </Page>
    );
  return (
    <Page title={copy.title}>
      <Card>
        <EmptyState
          title={copy.text(company || clientBand.aClient)}
          action={
            <LinkButton to={firstPageOf(through.scope)} variant="primary">
              {copy.open}
            </LinkButton>
          }
        >
          {copy.included[through.scope]}
        </EmptyState>
      </Card>
    </Page>
  );
}
