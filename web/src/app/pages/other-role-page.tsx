import { type UserRole, userRoleLabels } from "@marquee/contracts/enums";
import { useCurrentUser } from "#account/session.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";
import { otherRolePage as copy } from "../copy.ts";

/** In place of a page whose only purpose is something that the user's role cannot do. */
export function OtherRole({ roles }: { roles: readonly UserRole[] }) {
  const { role } = useCurrentUser();
  const names = roles.map((each) => userRoleLabels[each]).join(copy.or);
  return (
    <Page title={copy.title}>
      <Card>
        <EmptyState
          title={copy.text(names, userRoleLabels[role])}
          action={
            <LinkButton to={paths.dashboard} variant="primary">
              {copy.dashboard}
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
}
