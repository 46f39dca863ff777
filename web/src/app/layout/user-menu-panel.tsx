import type { User } from "@marquee/contracts/account/auth";
import { userRoleLabels } from "@marquee/contracts/enums";
import { Suspense } from "react";
import { useLogout } from "#account/logout.ts";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "#browser/theme.ts";
import { paths } from "#routing/paths.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { userMenuPanel as copy } from "../copy.ts";
import { HelpItems } from "./help-menu-panel.tsx";

/** Most people have one account. */
const AccountChoice = lazyPart(async () => (await import("./account-choice.tsx")).AccountChoice, "nothing");

const themes: readonly { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: "light", label: copy.light, icon: "sun" },
  { value: "dark", label: copy.dark, icon: "moon" },
  { value: "system", label: copy.system, icon: "monitor" },
];

/** Profile, settings, theme and sign-out; on a phone also what does not fit in the top bar. */
export function UserMenuPanel({ user, onClose }: { user: User; onClose: () => void }) {
  const logout = useLogout(user);
  const theme = useThemeChoice();

  return (
    <>
      <div className="border-b border-line px-4 py-3">
        <p className="truncate text-base font-medium">{user.name}</p>
        <p className="truncate text-sm text-muted">
          <bdi>{user.company}</bdi> · {userRoleLabels[user.role]}
        </p>
      </div>
      <Menu label={copy.account}>
        <Suspense fallback={null}>
          <AccountChoice user={user} />
        </Suspense>
        {/* Both are about the reader's own account, and a client's is shown. */}
        {!user.through && (
          <>
            <MenuLink to={paths.profile} onClick={onClose}>
              <Icon name="user" />
              {copy.profile}
            </MenuLink>
            <MenuLink to={paths.settings} onClick={onClose}>
              <Icon name="settings" />
              {copy.settings}
            </MenuLink>
          </>
        )}
        <div role="none" className="md:hidden">
          <HelpItems onClose={onClose} />
        </div>
        <div role="group" aria-label={copy.theme} className="my-1.5 flex gap-0.5 rounded-lg bg-sunken p-0.5">
          {themes.map(({ value, label, icon }) => (
            <button
              key={value}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              aria-checked={theme === value}
              onClick={() => chooseTheme(value)}
              className="flex h-7.5 flex-1 items-center justify-center gap-1.5 rounded-md text-sm text-muted aria-checked:bg-surface aria-checked:font-medium aria-checked:text-ink aria-checked:shadow-sm pointer-coarse:h-10 dark:aria-checked:bg-line"
            >
              <Icon name={icon} className="size-3.5" />
              {label}
            </button>
          ))}
        </div>
        <MenuItem disabled={logout.isPending} onClick={() => logout.mutate()}>
          <Icon name="log-out" />
          {copy.logOut}
        </MenuItem>
      </Menu>
    </>
  );
}
