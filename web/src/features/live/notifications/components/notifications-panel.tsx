import { readNotification } from "@marquee/contracts/live/notification-kinds";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { isOverlayEntry, useBackCloses } from "#browser/back-closes.ts";
import { formatAgo } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { notificationsQuery } from "../api/list-notifications.ts";
import { notificationsPanel as copy } from "../copy.ts";
import { clear, dismiss, readAll, readOne, restore, restoreCleared } from "../model/notification-list.ts";

/** The list under the bell: read, dismiss, clear. Removed notifications can be restored for a moment. */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const query = useQuery(notificationsQuery);
  const items = query.data ?? [];
  const newest = items.at(0)?.id;
  useBackCloses(true, onClose);

  function clearShown(upTo: string): void {
    const cleared = items;
    clear(client, upTo);
    toast({
      title: copy.cleared,
      action: { label: copy.undo, run: () => restoreCleared(client, upTo, cleared) },
    });
  }

  return (
    <>
      <div className="flex h-12 items-center justify-between gap-2 border-b border-line pr-2 pl-4">
        <h2 className="text-base">{copy.notifications}</h2>
        {newest !== undefined && (
          <div className="flex">
            <Button
              variant="ghost"
              size="sm"
              disabled={items.every((item) => item.read)}
              onClick={() => readAll(client, newest)}
            >
              {copy.markAllRead}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => clearShown(newest)}>
              {copy.clear}
            </Button>
          </div>
        )}
      </div>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Loading />
        )
      ) : items.length === 0 ? (
        <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>
      ) : (
        <Items items={items} onClose={onClose} />
      )}
      <div className="flex justify-between gap-4 border-t border-line px-4 py-2">
        <Link
          to={paths.notifications}
          replace={isOverlayEntry()}
          onClick={onClose}
          className="text-sm font-medium hover:underline"
        >
          {copy.all}
        </Link>
        <Link
          to={paths.settings}
          replace={isOverlayEntry()}
          onClick={onClose}
          className="text-sm text-muted hover:text-ink"
        >
          {copy.settings}
        </Link>
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className="grid grid-cols-1 gap-4 p-4" aria-busy>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}

function Items({ items, onClose }: { items: readonly StoredNotification[]; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<{ id: string; at: number }>();

  // If the clicked button is gone, the next one takes focus.
  useEffect(() => {
    if (!leaving || items.some(({ id }) => id === leaving.id)) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>("button[data-dismiss]") ?? [];
    buttons[Math.min(leaving.at, buttons.length - 1)]?.focus();
    setLeaving(undefined);
  }, [leaving, items]);

  function open(item: StoredNotification): void {
    if (!item.read) readOne(client, item.id);
    onClose();
    void navigate(readNotification(item).leadsTo, { replace: isOverlayEntry() });
  }

  function takeAway(item: StoredNotification, at: number): void {
    dismiss(client, item.id);
    setLeaving({ id: item.id, at });
    toast({
      title: copy.dismissed,
      action: { label: copy.undo, run: () => restore(client, item) },
    });
  }

  return (
    <ul ref={list} className="max-h-[400px] overflow-y-auto p-1.5">
      {items.map((item, at) => (
        <li key={item.id} className="group relative">
          <Row item={item} onOpen={() => open(item)} />
          <button
            type="button"
            data-dismiss
            aria-label={copy.dismiss(readNotification(item).title)}
            onClick={() => takeAway(item, at)}
            className="absolute top-2 right-2 grid size-6 place-items-center rounded-md text-faint hover:bg-line hover:text-ink"
          >
            <Icon name="x" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Row({ item, onOpen }: { item: StoredNotification; onOpen: () => void }) {
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
          {formatAgo(item.createdAt)}
          <span className="font-medium text-lamp-text"> · {action}</span>
        </span>
      </span>
    </button>
  );
}
