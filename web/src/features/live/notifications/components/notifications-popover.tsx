import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Popover } from "#ui/popover.tsx";
import { notificationsQuery } from "../api/list-notifications.ts";
import { notificationsPopover as copy } from "../copy.ts";
import { badgeOf } from "../model/unread-badge.ts";

const NotificationsPanel = lazyPart(
  async () => (await import("./notifications-panel.tsx")).NotificationsPanel,
);

/** The bell with its unread count; the list's code is loaded on opening. */
export function NotificationsPopover() {
  const { data: list = [] } = useQuery(notificationsQuery);
  const badge = badgeOf(list);
  return (
    <Popover
      label={copy.notifications}
      className="w-96"
      trigger={(trigger) => (
        <Button
          variant="ghost"
          size="icon"
          className="tip"
          {...trigger}
          aria-label={badge === undefined ? copy.notifications : copy.unread(badge)}
          data-tip={copy.notifications}
        >
          <span className="relative">
            <Icon name="bell" />
            {badge !== undefined && (
              <span
                aria-hidden
                className="absolute -top-1.5 left-2.5 grid h-4 min-w-4 place-items-center rounded-full bg-lamp px-1 text-[0.625rem] leading-none font-semibold text-[#1a1408] ring-2 ring-canvas"
              >
                {badge}
              </span>
            )}
          </span>
        </Button>
      )}
    >
      {(close) => (
        <Suspense fallback={<div className="h-40" />}>
          <NotificationsPanel onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
