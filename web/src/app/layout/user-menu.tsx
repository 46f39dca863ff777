import { Icon, type IconName } from "#ui/icon.tsx";
import { userRoleLabels } from "@marquee/contracts/enums";
import type { User } from "@marquee/contracts/http/auth";
import { useLogout } from "#features/auth/api/logout.ts";
import { documentationHref, paths } from "#lib/paths.ts";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "#lib/theme.ts";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { openAppDialog } from "./app-dialogs.tsx";

const themes: { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
  { value: "system", label: "System", icon: "monitor" },
];

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return ((words[0]?.[0] ?? "") + (words.length > 1 ? (words.at(-1)?.[0] ?? "") : "")).toUpperCase();
}

/** Profile, settings, theme and the way out (spec §2). */
export function UserMenu({ user }: { user: User }) {
  const logout = useLogout(user);
  const theme = useThemeChoice();
  return (
    <Popover
      className="w-64"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-haspopup="menu"
          aria-label={`Account menu of ${user.name}`}
          className="ml-1 grid size-8 place-items-center rounded-full bg-lamp-soft text-2xs font-semibold text-lamp-text ring-1 ring-lamp-line hover:ring-2 pointer-coarse:size-10"
        >
          {initialsOf(user.name)}
        </button>
      )}
    >
      {(close) => (
        <>
          <div className="border-b border-line px-4 py-3">
            <p className="truncate text-base font-medium">{user.name}</p>
            <p className="truncate text-sm text-muted">
              {user.company} · {userRoleLabels[user.role]}
            </p>
          </div>
          <Menu label="Account">
            <MenuLink to={paths.profile} onClick={close}>
              <Icon name="user" />
              Profile
            </MenuLink>
            <MenuLink to={paths.settings} onClick={close}>
              <Icon name="settings" />
              Settings
            </MenuLink>
            <div className="lg:hidden">
              <MenuItem onClick={() => [close(), openAppDialog("help")]}>
                <Icon name="circle-help" />
                Help
              </MenuItem>
              <MenuLink to={documentationHref} reloadDocument>
                <Icon name="book-open" />
                Documentation
              </MenuLink>
              <MenuItem onClick={() => [close(), openAppDialog("tour")]}>
                <Icon name="compass" />
                Take tour
              </MenuItem>
            </div>
            <div role="group" aria-label="Theme" className="my-1.5 flex gap-0.5 rounded-lg bg-sunken p-0.5">
              {themes.map(({ value, label, icon: Icon }) => (
                <button
                  key={value}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
                  aria-checked={theme === value}
                  onClick={() => chooseTheme(value)}
                  className="flex h-7.5 flex-1 items-center justify-center gap-1.5 rounded-md text-sm text-muted aria-checked:bg-surface aria-checked:font-medium aria-checked:text-ink aria-checked:shadow-sm pointer-coarse:h-10 dark:aria-checked:bg-line"
                >
                  <Icon className="size-3.5" aria-hidden />
                  {label}
                </button>
              ))}
            </div>
            <MenuItem disabled={logout.isPending} onClick={() => logout.mutate()}>
              <Icon name="log-out" />
              Log out
            </MenuItem>
          </Menu>
        </>
      )}
    </Popover>
  );
}
