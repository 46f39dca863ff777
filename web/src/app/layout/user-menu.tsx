import type { User } from "@marquee/contracts/account/auth";
import { Avatar, initialsOf } from "#ui/avatar.tsx";
import { Popover } from "#ui/popover.tsx";
import { userMenu as copy } from "../copy.ts";
import { UserMenuPanel } from "./user-menu-panel.tsx";

/** Shows whose account this is; the menu's code is loaded on opening. */
export function UserMenu({ user }: { user: User }) {
  return (
    <Popover
      className="w-64"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-haspopup="menu"
          aria-label={copy.label(initialsOf(user.name), user.name)}
          className="ml-1 rounded-full"
        >
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
