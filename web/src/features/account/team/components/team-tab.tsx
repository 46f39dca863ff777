import type { Team, TeamMember } from "@marquee/contracts/account/team";
import { teamRoleLabels, teamRoles, teamRoleTexts } from "@marquee/contracts/account/team-roles";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { AgenciesCard } from "#features/account/agencies/components/agencies-card.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { ErrorState } from "#ui/states.tsx";
import { teamQuery } from "../api/get-team.ts";
import { teamTab as copy } from "../copy.ts";
import { InvitationsCard } from "./invitations-card.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { OwnershipOffer } from "./ownership-offer.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

type Open = { what: "invite" | "leave" } | { what: "change" | "remove"; member: TeamMember };

/** The account's people. Owners invite, change and remove them; everybody else sees who is there and may leave. */
export function TeamTab() {
  const { data: team, error, isPending, refetch } = useQuery(teamQuery);
  const user = useCurrentUser();
  const manages = useHasRole("owner");
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const self = team?.people.find(({ id }) => id === user.id);
  // The session already says whether there is anybody else, so that nothing moves when the list comes.
  const isAlone = team ? team.people.length === 1 : !user.hasTeam;
  return (
    <div className="grid items-start gap-5 grid-cols-1 lg:grid-cols-[minmax(0,45rem)_minmax(18rem,1fr)]">
      <div className="grid gap-5 grid-cols-1">
        {team && self?.ownershipOffered && <OwnershipOffer company={team.company} />}
        <Card aria-labelledby="team-title">
          <CardHeader
            id="team-title"
            title={copy.title}
            note={isAlone && manages ? copy.alone : copy.note}
            actions={
              <>
                {manages && user.role !== "admin" && (
                  <Button variant="primary" onClick={() => setOpen({ what: "invite" })}>
                    {copy.invite}
                  </Button>
                )}
                {team && !isAlone && (
                  <Button variant="ghost" onClick={() => setOpen({ what: "leave" })}>
                    {copy.leave}
                  </Button>
                )}
              </>
            }
          />
          {isPending ? (
            <RowSkeletons label={copy.loading} rows={isAlone ? 1 : 2} lines={3} />
          ) : error && !team ? (
            <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
          ) : (
            <People team={team} selfId={user.id} manages={manages} onOpen={setOpen} />
          )}
        </Card>
        {team && team.invitations.length > 0 && <InvitationsCard invitations={team.invitations} />}
        {(user.role === "brand" || user.role === "event_host") && <AgenciesCard />}
      </div>
      <Card aria-labelledby="team-roles-title">
        <CardHeader id="team-roles-title" title={copy.rolesTitle} />
        <dl className="grid gap-3 border-t border-line px-5 py-4">
          {teamRoles.toReversed().map((role) => (
            <div key={role}>
              <dt className="font-medium">{teamRoleLabels[role]}</dt>
              <dd className="text-sm text-muted">{teamRoleTexts[role]}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {open?.what === "invite" && <InviteDialog onClose={close} />}
      {open?.what === "change" && <MemberDialog member={open.member} onClose={close} />}
      {open?.what === "remove" && team && (
        <RemoveDialog member={open.member} people={team.people} company={team.company} onClose={close} />
      )}
      {open?.what === "leave" && team && <LeaveDialog company={team.company} onClose={close} />}
    </div>
  );
}

/** From so many people on, a list is searched rather than read. */
const searchedFrom = 10;

function People(props: { team: Team; selfId: string; manages: boolean; onOpen: (open: Open) => void }) {
  const { team, selfId, manages, onOpen } = props;
  const [search, setSearch] = useState("");
  const words = wordsOf(search);
  const found = team.people.filter(({ name, email }) => holdAll([name, email ?? ""], words));
  return (
    <>
      {team.people.length >= searchedFrom && (
        <div className="px-5 pb-4">
          <SearchInput
            label={copy.search}
            placeholder={copy.searchPlaceholder}
            value={search}
            onValue={setSearch}
          />
        </div>
      )}
      {found.length === 0 && (
        <p role="status" className="border-t border-line px-5 py-4 text-muted">
          {copy.nobody}
        </p>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {found.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
            <Avatar name={member.name} src={member.avatar} className="size-9 text-sm" />
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-medium break-words">
                <bdi>{member.name}</bdi>{" "}
                {member.id === selfId && <span className="font-normal text-muted">{copy.you}</span>}
              </span>
              <span className="block text-sm break-words text-muted">{member.email}</span>
              <span className="block text-sm text-muted">
                {member.monthlyCap === null
                  ? copy.spent(member.spentThisMonth)
                  : copy.cap(member.spentThisMonth, member.monthlyCap)}
              </span>
            </span>
            {member.ownershipOffered && <Badge tone="lamp">{copy.offered}</Badge>}
            <Badge>{teamRoleLabels[member.teamRole]}</Badge>
            {manages && team.people.length > 1 && (
              <span className="flex gap-1">
                <Button
                  size="sm"
                  aria-label={copy.changeFor(member.name)}
                  onClick={() => onOpen({ what: "change", member })}
                >
                  {copy.change}
                </Button>
                {member.id !== selfId && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={copy.removeFor(member.name)}
                    onClick={() => onOpen({ what: "remove", member })}
                  >
                    {copy.remove}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
