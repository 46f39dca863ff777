import { useLogout } from "#account/logout.ts";
import { useCurrentUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { securityTab as copy } from "../copy.ts";
import { ActivityCard } from "./activity-card.tsx";
import { DataCard } from "./data-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";

/**
 * How the account is protected, its activity, and how to leave it. Lists of unknown length are last in their column,
 * so that nothing moves when they load.
 */
export function SecurityTab() {
  const user = useCurrentUser();
  const logout = useLogout(user);
  return (
    <div className="grid items-start gap-5 grid-cols-1 max-lg:in-turn lg:grid-cols-2">
      <div className="grid gap-5 grid-cols-1">
        <PasswordCard user={user} />
        <TwoFactorCard user={user} />
        <DataCard user={user} />
        <ActivityCard />
      </div>
      <div className="grid gap-5 grid-cols-1">
        <Card aria-labelledby="log-out-title">
          <CardHeader
            id="log-out-title"
            className="flex-nowrap!"
            title={copy.logOutTitle}
            note={copy.logOutText}
            actions={
              <Button pending={logout.isPending} onClick={() => logout.mutate()}>
                <Icon name="log-out" />
                {copy.logOut}
              </Button>
            }
          />
        </Card>
        <SessionsCard />
      </div>
    </div>
  );
}
