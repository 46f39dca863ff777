import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { formatList } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Select } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { dealPeopleQuery, useFollowDeal, useSetDealOwner } from "../api/deal-people.ts";
import { dealPeople as copy } from "../people-copy.ts";

/** Who of one's colleagues owns and follows a deal, for accounts of several people. */
export function DealPeople({ dealId }: { dealId: string }) {
  const { data: people, error } = useQuery(dealPeopleQuery(dealId));
  const user = useCurrentUser();
  const negotiates = useHasRole("member");
  const give = useSetDealOwner(dealId);
  const follow = useFollowDeal(dealId);
  const id = useId();
  if (error && !people) return <FailureNote error={error} className="mb-5" />;
  const owner = people?.owner ?? null;
  const follows = people?.followers.some((one) => one.id === user.id) ?? false;
  const failed = give.error ?? follow.error;
  return (
    <Card aria-label={copy.title} className="mb-5">
      <div className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2.5">
        {people ? (
          <>
            <label htmlFor={id} className="text-sm text-muted">
              {copy.owner}
            </label>
            {negotiates ? (
              <Select
                id={id}
                className="w-auto max-w-64"
                disabled={give.isPending}
                options={[
                  ...(owner ? [] : [{ value: "", label: copy.nobody }]),
                  ...people.candidates.map((one) => ({
                    value: one.id,
                    label: one.id === user.id ? copy.you(one.name) : one.name,
                  })),
                  // Whoever may not negotiate any more still owns it.
                  ...(owner && !people.candidates.some((one) => one.id === owner.id)
                    ? [{ value: owner.id, label: owner.name }]
                    : []),
                ]}
                value={owner?.id ?? ""}
                onValue={(next) => next !== "" && give.mutate(next)}
              />
            ) : (
              <output id={id}>
                <bdi>{owner?.name ?? copy.nobody}</bdi>
              </output>
            )}
            {owner?.id !== user.id && (
              <Button size="sm" pending={follow.isPending} onClick={() => follow.mutate(!follows)}>
                {follows ? copy.unfollow : copy.follow}
              </Button>
            )}
            <div className="min-w-0 basis-full text-sm break-words text-muted" role="status">
              <Followers names={people.followers.map(({ name }) => name)} />
            </div>
          </>
        ) : (
          <Loading label={copy.loading} className="w-full">
            <Skeleton className="h-5 w-64" />
          </Loading>
        )}
      </div>
      {failed && <FailureNote error={failed} className="px-5 pb-3" />}
    </Card>
  );
}

/** How many names stand in the line; more are shown on request. */
const namedMax = 3;

function Followers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  if (names.length <= namedMax) return copy.followers(formatList(names));
  return (
    <details>
      <summary>{copy.followersMany(names.length)}</summary>
      {formatList(names)}
    </details>
  );
}
