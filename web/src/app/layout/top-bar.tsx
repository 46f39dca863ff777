import type { User } from "@marquee/contracts/account/auth";
import { useReaches } from "#account/grant-scope.ts";
import { NotificationsPopover } from "#features/live/notifications/components/notifications-popover.tsx";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { topBar as copy } from "../copy.ts";
import { CreditsWidget } from "./credits-widget.tsx";
import { HelpMenu } from "./help-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The bar above every signed-in page. What does not fit on a phone is in the user menu. */
export function TopBar(props: { user: User; sidebarCollapsed: boolean; onToggleSidebar: () => void }) {
  const all = useReaches("everything");
  const mayOrder = useReaches("campaigns");
  return (
    <header className="relative top-0 z-20 tall:sticky flex h-14 shrink-0 print:hidden items-center gap-1.5 border-b border-line bg-canvas px-2 sm:gap-2 sm:px-4">
      <IconButton label={copy.openNavigation} className="md:hidden" onClick={props.onToggleSidebar}>
        <Icon name="menu" />
      </IconButton>
      <IconButton
        label={props.sidebarCollapsed ? copy.expandSidebar : copy.collapseSidebar}
        className="-ml-1.5 max-md:hidden"
        aria-keyshortcuts="Control+B Meta+B"
        onClick={props.onToggleSidebar}
      >
        <Icon name="panel-left" />
      </IconButton>
      {all && <SearchBox />}
      <div className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-1">
        {mayOrder && <CreditsWidget />}
        <HelpMenu />
        {all && <NotificationsPopover />}
        <UserMenu user={props.user} />
      </div>
    </header>
  );
}
