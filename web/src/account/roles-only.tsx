import { type UserRole, userRoleLabels } from "@marquee/contracts/enums";
import type { ReactNode } from "react";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useCurrentUser } from "../api/session.ts";
import { rolesOnly as copy } from "./copy.ts";
import { useHasRole } from "./team-role.ts";

/**
 * A page whose only purpose is something that accounts of some roles can do, and no viewer of one; others are told so
 * before they begin what they cannot finish. Around the page itself, so that the app's first script does without it.
 */
export function RolesOnly({ roles, children }: { roles: readonly UserRole[]; children: ReactNode }) {
  const { role } = useCurrentUser();
  const mayChange = useHasRole("member");
  const isForRole = roles.includes(role);
  if (isForRole && mayChange) return children;
  const names = roles.map((each) => userRoleLabels[each]).join(copy.or);
  return (
    <Page title={isForRole ? copy.viewerTitle : copy.title}>
      <Card>
        <EmptyState
          title={isForRole ? copy.viewer : copy.text(names, userRoleLabels[role])}
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
