import type { User } from "@marquee/contracts/account/auth";
import { Avatar, initialsOf } from "#ui/avatar.tsx";
import { Popover } from "#ui/popover.tsx";
import { userMenu as copy } from "../copy.ts";
import { UserMenuPanel } from "./user-menu-panel.tsx";

/** Shows whose account this is; the menu's code is loaded on opening. */
export function UserMenu({ user }: { user: User }) {
  const company = user.accountId === user.id ? "" : user.company;
  return (
    <Popover
      className="w-64"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-haspopup="menu"
          aria-label={copy.label(company, initialsOf(user.name), user.name)}
          className="ml-1 flex items-center gap-2 rounded-full"
        >
          {/* Whoever acts for several companies sees for which one before they do anything. */}
          {company && (
            <span className="max-w-40 truncate rounded-md bg-lamp-soft px-2 text-sm text-lamp-text max-md:hidden">
              <bdi>{company}</bdi>
            </span>
          )}{" "}
          <Avatar
            name={user.name}
            src={user.avatar}
            className="size-8 text-2xs hover:ring-2 pointer-coarse:size-10"
          />
        </button>
      )}
    >
      {(close) => <UserMenuPanel user={user} onClose={close} />}
    </Popover>
  );
}
