import type { User } from "@marquee/contracts/account/auth";
import { userRoleLabels } from "@marquee/contracts/enums";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { teamCard as copy } from "../copy.ts";

/** The members of the team. An account is a team of one: nobody can be invited, and the card says so. */
export function TeamCard({ user }: { user: User }) {
  return (
    <Card aria-labelledby="team-title">
      <CardHeader id="team-title" title={copy.title} note={copy.note} />
      <ul className="border-t border-line">
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
          <Avatar name={user.name} src={user.avatar} className="size-9 text-sm" />
          <span className="min-w-0 flex-1 basis-40">
            <span className="block font-medium break-words">
              {user.name} <span className="font-normal text-muted">{copy.you}</span>
            </span>
            <span className="block text-sm break-words text-muted">{user.email ?? user.username}</span>
          </span>
          <Badge>{userRoleLabels[user.role]}</Badge>
        </li>
      </ul>
    </Card>
  );
}
