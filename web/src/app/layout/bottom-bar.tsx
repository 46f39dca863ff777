import type { User } from "@marquee/contracts/account/auth";
import { clsx } from "clsx";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#routing/paths.ts";
import { Icon } from "#ui/icon.tsx";
import { bottomBar as copy } from "../copy.ts";
import { currentItem, navGroups } from "./nav.ts";

/** The five places that people go to most, within a thumb's reach; hosts have their own events there. */
const places = [
  paths.dashboard,
  paths.hosting,
  paths.events,
  paths.sponsorships,
  paths.campaigns,
  paths.chat,
];

/** On a phone, the way between the places at the window's lower end; the sidebar has the others. */
export function BottomBar({ user }: { user: User }) {
  const groups = navGroups(user);
  const location = useLocation();
  const items = groups.flatMap((group) => group.items);
  const current = currentItem(items, location);
  const shown = places
    .flatMap((place) => items.filter(({ to }) => to === place))
    .filter(({ to }, _, all) => to !== paths.events || !all.some((other) => other.to === paths.hosting));
  return (
    <nav
      aria-label={copy.label}
      className="sticky bottom-0 z-20 hidden h-14 shrink-0 border-t border-line bg-surface auto-cols-fr grid-flow-col max-md:tall:grid print:hidden"
    >
      {shown.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={item === current ? "page" : undefined}
          className={clsx(
            "flex min-w-0 flex-col items-center justify-center gap-0.5 text-2xs focus-visible:outline-offset-[-2px] [&>svg]:size-5",
            item === current ? "font-medium text-ink [&>svg]:text-lamp-text" : "text-muted",
          )}
        >
          <Icon name={item.icon} />
          <span className="max-w-full truncate">{copy.names[item.to] ?? item.label}</span>
        </Link>
      ))}
    </nav>
  );
}
