import type { User } from "@marquee/contracts/http/auth";
import { documentationHref } from "#lib/paths.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { topBar as copy } from "../copy.ts";
import { openAppDialog } from "./app-dialogs.tsx";
import { CreditsWidget } from "./credits-widget.tsx";
import { NotificationsPopover } from "./notifications-popover.tsx";
import { SearchBox } from "./search-box.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The bar above every signed-in page (spec §2). What finds no room on a phone is in the user menu. */
export function TopBar(props: { user: User; sidebarCollapsed: boolean; onToggleSidebar: () => void }) {
  return (
    <header className="tall:sticky top-0 z-20 flex h-14 print:hidden shrink-0 items-center gap-1.5 border-b border-line bg-canvas px-2 sm:gap-2 sm:px-4">
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
      <SearchBox />
      <div className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-1">
        <CreditsWidget />
        <IconButton label={copy.help} className="max-lg:hidden" onClick={() => openAppDialog("help")}>
          <Icon name="circle-help" />
        </IconButton>
        <a
          href={documentationHref}
          aria-label={copy.documentation}
          data-tip="Documentation"
          className="tip grid size-9 place-items-center rounded-lg text-muted hover:bg-line/60 hover:text-ink max-lg:hidden"
        >
          <Icon name="book-open" className="size-4.5" />
        </a>
        <IconButton label={copy.takeTour} className="max-lg:hidden" onClick={() => openAppDialog("tour")}>
          <Icon name="compass" />
        </IconButton>
        <NotificationsPopover user={props.user} />
        <UserMenu user={props.user} />
      </div>
    </header>
  );
}
