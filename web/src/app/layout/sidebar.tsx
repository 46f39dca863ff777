import type { User } from "@marquee/contracts/account/auth";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useReaches } from "#account/grant-scope.ts";
import { useLogout } from "#account/logout.ts";
import { firstPageOf } from "#account/switch-account.ts";
import { NeedsNote } from "#features/deals/deals/components/needs-note.tsx";
import { UnreadNote } from "#features/deals/inquiries/components/unread-note.tsx";
import type { NavItem } from "#features/feature.ts";
import { chatPath, paths } from "#routing/paths.ts";
import { Icon } from "#ui/icon.tsx";
import { Mark } from "#ui/mark.tsx";
import { sidebar as copy } from "../copy.ts";
import { currentItem, navGroups } from "./nav.ts";

/** Like the live connection, a second after the page. */
const countAfterMs = 1_000;

const counts = { needs: NeedsNote, unreadInquiries: UnreadNote } as const;

const rowClass =
  "flex h-8.5 w-full items-center gap-2.5 rounded-lg px-2 text-base font-medium pointer-coarse:h-11 [&>svg]:size-4.5 [&>svg]:shrink-0";

/** The app's navigation: groups of links, and at the bottom the strategist and sign-out. */
export function Sidebar({
  user,
  collapsed,
  onNavigate,
}: {
  user: User;
  collapsed: boolean;
  /** Given if the sidebar is a drawer: it has its own history entry, which the new page replaces. */
  onNavigate?: () => void;
}) {
  const logout = useLogout(user);
  const all = useReaches("everything");
  const home = user.through ? firstPageOf(user.through.scope) : paths.dashboard;
  const groups = navGroups(user);
  const current = currentItem(
    groups.flatMap(({ items }) => items),
    useLocation(),
  );
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Link
        to={home}
        replace={onNavigate !== undefined}
        onClick={onNavigate}
        aria-current={current?.to === home ? "page" : undefined}
        className={clsx(
          "flex h-14 shrink-0 items-center gap-2.5 text-lg font-semibold tracking-tight",
          collapsed ? "px-2" : "px-4",
        )}
        aria-label={copy.home}
      >
        <Mark className={collapsed ? "size-8" : "size-7"} />
        {!collapsed && <span>{copy.marquee}</span>}
      </Link>
      <nav
        aria-label={copy.main}
        className={clsx("min-h-0 flex-1 pb-3", collapsed ? "px-1.5" : "overflow-y-auto px-2")}
      >
        {groups.map((group) => (
          <div key={group.label} className="pt-3 first:pt-1">
            {collapsed ? (
              <hr className="mx-2 mb-2 first:hidden" />
            ) : (
              <h2 className="px-2 pb-1 text-2xs font-medium tracking-normal text-faint">{group.label}</h2>
            )}
            <ul className="flex flex-col gap-0.5" aria-label={collapsed ? group.label : undefined}>
              {group.items.map((item) => (
                <li key={item.to}>
                  <NavRow
                    item={item}
                    current={item === current}
                    collapsed={collapsed}
                    onNavigate={onNavigate}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div
        className={clsx(
          "flex shrink-0 flex-col gap-1 border-t border-line py-2.5",
          collapsed ? "px-1.5" : "px-2",
        )}
      >
        {all && (
          <Link
            to={chatPath({ ask: copy.consultationAsk })}
            replace={onNavigate !== undefined}
            onClick={onNavigate}
            aria-label={collapsed ? copy.strategicConsultation : undefined}
            data-tip={copy.strategicConsultation}
            className={clsx(
              rowClass,
              "text-muted hover:bg-line/70 hover:text-ink",
              collapsed && "tip tip-right justify-center",
            )}
          >
            <Icon name="sparkles" />
            {!collapsed && copy.strategicConsultation}
          </Link>
        )}
        <button
          type="button"
          aria-label={collapsed ? copy.logout : undefined}
          data-tip={copy.logout}
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
          className={clsx(
            rowClass,
            "text-muted hover:bg-line/70 hover:text-ink",
            collapsed && "tip tip-right justify-center",
          )}
        >
          <Icon name="log-out" />
          {!collapsed && copy.logout}
        </button>
      </div>
    </div>
  );
}

function NavRow(props: {
  item: NavItem;
  current: boolean;
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const { item, current, collapsed } = props;
  return (
    <Link
      to={item.to}
      replace={props.onNavigate !== undefined}
      onClick={props.onNavigate}
      aria-current={current ? "page" : undefined}
      aria-label={collapsed ? item.label : undefined}
      data-tip={item.label}
      className={clsx(
        rowClass,
        collapsed && "tip tip-right justify-center",
        current
          ? "bg-surface text-ink shadow-[0_0_0_1px_var(--line)] [&>svg]:text-lamp-text dark:bg-line/70"
          : "text-muted hover:bg-line/70 hover:text-ink",
      )}
    >
      <Icon name={item.icon} />
      {!collapsed && <span className="min-w-0 flex-1 truncate">{item.label}</span>}
      {item.counts && (
        <span className={collapsed ? "absolute -top-1 -right-1" : "contents"}>
          <Count of={item.counts} />
        </span>
      )}
      {!collapsed && item.badge !== undefined && (
        <span className="text-2xs font-normal text-faint">{item.badge}</span>
      )}
    </Link>
  );
}

/** An entry's count queries the server, so it comes after the page. */
function Count({ of }: { of: keyof typeof counts }) {
  const Shown = counts[of];
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), countAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Shown />;
}
