import { useQuery } from "@tanstack/react-query";
import { ownAccountsQuery, useSwitchAccount } from "#account/switch-account.ts";
import { useCurrentUser } from "#api/session.ts";
import { paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Page } from "#ui/page.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { otherAccountPage as copy } from "../account-copy.ts";

/** Instead of a page whose address names another account than the reader acts for: a way to switch, if it is theirs. */
export function OtherAccountPage({ accountId }: { accountId: string }) {
  const user = useCurrentUser();
  const { data: accounts, error, isPending, refetch } = useQuery(ownAccountsQuery);
  const change = useSwitchAccount();
  const named = accounts?.find(({ id }) => id === accountId);
  return (
    <Page title={copy.title}>
      <Card>
        {isPending ? (
          <RowSkeletons label={copy.loading} rows={2} />
        ) : error && !accounts ? (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
        ) : named ? (
          <EmptyState
            title={copy.belongs(named.name)}
            action={
              <>
                <Button
                  variant="primary"
                  pending={change.isPending}
                  onClick={() =>
                    change.mutate({ accountId, ...(named.through && { through: named.through.id }) })
                  }
                >
                  {copy.switchTo(named.name)}
                </Button>
                <FailureNote error={change.error} />
              </>
            }
          >
            {copy.actsFor(user.company)}
          </EmptyState>
        ) : (
          <EmptyState
            title={copy.notYours}
            action={
              <LinkButton to={paths.dashboard} variant="primary">
                {copy.dashboard}
              </LinkButton>
            }
          >
            {copy.notYoursText}
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}
