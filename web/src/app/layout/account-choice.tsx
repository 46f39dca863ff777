import type { User } from "@marquee/contracts/account/auth";
import type { OwnAccount } from "@marquee/contracts/account/team";
import { teamRoleLabels } from "@marquee/contracts/account/team-roles";
import { useQuery } from "@tanstack/react-query";
import { firstPageOf, ownAccountsQuery, useSwitchAccount } from "#account/switch-account.ts";
import { FailureNote } from "#ui/failure-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { MenuItem } from "#ui/menu.tsx";
import { accountChoice as copy } from "../account-copy.ts";

const isCurrent = (user: User, { id, through }: Pick<OwnAccount, "id" | "through">) =>
  id === user.accountId && through?.id === user.through?.id;

/** The accounts to act for; nothing for somebody who has only their own. */
export function AccountChoice({ user }: { user: User }) {
  const { data: accounts = [] } = useQuery(ownAccountsQuery);
  const change = useSwitchAccount();
  // Who views an account stops first.
  if (accounts.length < 2 || user.through?.viewing) return null;
  return (
    <div role="group" aria-label={copy.accounts} className="mb-1.5 border-b border-line pb-1.5">
      <p aria-hidden className="px-2.5 pt-1 pb-0.5 text-xs text-muted">
        {copy.accounts}
      </p>
      {accounts.map(({ id, name, teamRole, through }) => (
        <MenuItem
          key={`${id} ${through?.id}`}
          role="menuitemradio"
          aria-checked={isCurrent(user, { id, through })}
          disabled={change.isPending}
          onClick={() => {
            if (isCurrent(user, { id, through })) return;
            const place = through ? { through: through.id, to: firstPageOf(through.scope) } : {};
            change.mutate({ accountId: id, ...place });
          }}
        >
          <Icon name={isCurrent(user, { id, through }) ? "check" : through ? "handshake" : "users"} />
          <span className="min-w-0 flex-1 truncate text-left">
            <bdi>{name}</bdi>
          </span>
          <span className="text-xs text-muted">{through ? copy.client : teamRoleLabels[teamRole]}</span>
        </MenuItem>
      ))}
      {change.error && <FailureNote error={change.error} className="px-2.5" />}
    </div>
  );
}
