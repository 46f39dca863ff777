import type { User } from "@marquee/contracts/http/auth";
import { lazy, Suspense } from "react";
import { Popover } from "#ui/popover.tsx";

const UserMenuPanel = lazy(() =>
  import("./user-menu-panel.tsx").then((module) => ({ default: module.UserMenuPanel })),
);

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return ((words[0]?.[0] ?? "") + (words.length > 1 ? (words.at(-1)?.[0] ?? "") : "")).toUpperCase();
}

/** Whose account this is; what can be done with it comes when it is opened. */
export function UserMenu({ user }: { user: User }) {
  return (
    <Popover
      className="w-64"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-haspopup="menu"
          aria-label={`${initialsOf(user.name)}, account menu of ${user.name}`}
          className="ml-1 grid size-8 place-items-center rounded-full bg-lamp-soft text-2xs font-semibold text-lamp-text ring-1 ring-lamp-line hover:ring-2 pointer-coarse:size-10"
        >
          {initialsOf(user.name)}
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<div className="h-56" />}>
          <UserMenuPanel user={user} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
