import { readNotification } from "@marquee/contracts/live/notification-kinds";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { useAccountZone } from "#account/account-zone.ts";
import { now } from "#browser/clock.ts";
import { formatDateTime, formatTime } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { notificationsPage as copy } from "../copy.ts";
import { snoozeTimes } from "../model/groups.ts";
import { dismiss, readOne, restore, snooze } from "../model/notification-list.ts";

/** A notification on its page: it leads to its subject, and can be snoozed or dismissed. */
export function NotificationRow({ item }: { item: StoredNotification }) {
  const client = useQueryClient();
  const { icon, title, message, leadsTo } = readNotification(item);
  return (
    <div className="relative flex items-start gap-3 rounded-lg p-2.5 hover:bg-sunken/60">
      <span
        className={clsx(
          "mt-0.5 grid size-7 shrink-0 place-items-center rounded-lg",
          item.read ? "bg-sunken text-faint dark:bg-line" : "bg-lamp-soft text-lamp-text",
        )}
      >
        <Icon name={icon} className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={leadsTo}
          onClick={() => !item.read && readOne(client, item.id)}
          className={clsx(
            "block break-words after:absolute after:inset-0",
            item.read ? "text-muted" : "font-medium",
          )}
        >
          {title}
          {!item.read && <span className="sr-only"> {copy.unread}</span>}
        </Link>
        <p className="text-sm break-words text-muted">{message}</p>
        <time dateTime={item.createdAt} className="text-xs text-faint">
          {formatTime(item.createdAt)}
        </time>
      </div>
      <span className="relative z-1 flex shrink-0">
        <SnoozeMenu item={item} title={title} />
        <IconButton
          tipEnd
          label={copy.dismiss(title)}
          onClick={() => {
            dismiss(client, item.id);
            toast({ title: copy.dismissed, action: { label: copy.undo, run: () => restore(client, item) } });
          }}
        >
          <Icon name="x" />
        </IconButton>
      </span>
    </div>
  );
}

function SnoozeMenu({ item, title }: { item: StoredNotification; title: string }) {
  const client = useQueryClient();
  const zone = useAccountZone();
  const choose = (which: keyof typeof copy.until) => {
    const until = snoozeTimes(now(), zone)[which];
    snooze(client, item, {
      until,
      onSnoozed: (undo) =>
        void toast({
          title: copy.snoozed(formatDateTime(until)),
          action: { label: copy.undo, run: undo },
        }),
    });
  };
  return (
    <Popover
      label={copy.snoozeOf(title)}
      trigger={(trigger) => (
        <IconButton {...trigger} tipEnd label={copy.snoozeOf(title)}>
          <Icon name="clock" />
        </IconButton>
      )}
    >
      {(close) => (
        <Menu label={copy.snoozeOf(title)}>
          {(["later", "tomorrow", "week"] as const).map((which) => (
            <MenuItem
              key={which}
              onClick={() => {
                close();
                choose(which);
              }}
            >
              {copy.until[which]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Popover>
  );
}
