import { readNotification } from "@marquee/contracts/notifications";
import { clsx } from "clsx";
import { useNavigate } from "react-router-dom";
import { isOverlayEntry, useBackCloses } from "#browser/back-closes.ts";
import { formatAgo } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/states.tsx";
import { notificationsPanel as copy } from "../copy.ts";
import {
  clearNotifications,
  dismiss,
  markAllRead,
  markRead,
  type Notification,
  restoreNotifications,
  useNotifications,
} from "../model/notifications.ts";

/** The list under the bell: read, dismiss, clear. What is taken away can be brought back for a moment. */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const items = useNotifications();
  const navigate = useNavigate();
  useBackCloses(true, onClose);

  function undoable(title: string, act: () => void): void {
    const before = items;
    act();
    toast({ title, action: { label: copy.undo, run: () => restoreNotifications(before) } });
  }

  function open(item: Notification): void {
    markRead(item.id);
    onClose();
    void navigate(readNotification(item).leadsTo, { replace: isOverlayEntry() });
  }

  return (
    <>
      <div className="flex h-12 items-center justify-between gap-2 border-b border-line pr-2 pl-4">
        <h2 className="text-base">{copy.notifications}</h2>
        {items.length > 0 && (
          <div className="flex">
            <Button
              variant="ghost"
              size="sm"
              disabled={items.every((item) => item.read)}
              onClick={markAllRead}
            >
              {copy.markAllRead}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => undoable(copy.cleared, clearNotifications)}>
              {copy.clear}
            </Button>
          </div>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>
      ) : (
        <ul className="max-h-[400px] overflow-y-auto p-1.5">
          {items.map((item) => (
            <li key={item.id} className="group relative">
              <Row item={item} onOpen={() => open(item)} />
              <button
                type="button"
                aria-label={copy.dismiss(readNotification(item).title)}
                onClick={() => undoable(copy.dismissed, () => dismiss(item.id))}
                className="absolute top-2 right-2 grid size-6 place-items-center rounded-md text-faint hover:bg-line hover:text-ink"
              >
                <Icon name="x" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { icon, title, message, action } = readNotification(item);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-start gap-3 rounded-lg py-2.5 pr-10 pl-2.5 text-left hover:bg-sunken dark:hover:bg-line"
    >
      <span
        className={clsx(
          "mt-0.5 grid size-7 shrink-0 place-items-center rounded-lg",
          item.read ? "bg-sunken text-faint dark:bg-line" : "bg-lamp-soft text-lamp-text",
        )}
      >
        <Icon name={icon} className="size-4" />
      </span>
      <span className="min-w-0">
        <span className={clsx("block text-base", item.read ? "text-muted" : "font-medium")}>
          {title}
          {!item.read && <span className="sr-only"> {copy.unread}</span>}
        </span>
        <span className="block text-sm text-muted">{message}</span>
        <span className="mt-0.5 block text-xs text-faint">
          {formatAgo(item.timestamp)}
          <span className="font-medium text-lamp-text"> · {action}</span>
        </span>
      </span>
    </button>
  );
}
