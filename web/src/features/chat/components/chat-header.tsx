import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useState } from "react";
import { copy } from "#lib/error-copy.ts";
import { useLive } from "#lib/live.ts";
import { toast } from "#lib/toast.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { messagesQuery } from "../api/list-messages.ts";
import { chatHeader as strings } from "../copy.ts";
import { MorganAvatar } from "./morgan-avatar.tsx";

/** Who one talks to, whether the line is live, and a way to ask again. */
export function ChatHeader() {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);

  async function refresh(): Promise<void> {
    setRefreshing(true);
    try {
      await client.fetchQuery({ ...messagesQuery, staleTime: 0 });
      toast(copy.chat.refreshed);
    } catch {
      toast(copy.chat.refreshFailed);
    } finally {
      setRefreshing(false);
    }
  }

  return (
    <header className="flex shrink-0 flex-wrap items-center gap-3 border-b border-line px-4 py-2.5 sm:px-6">
      <MorganAvatar className="size-9" />
      <div className="min-w-0">
        <h1 className="flex items-center gap-2 text-lg">
          {strings.morgan}
          <Badge tone="success">
            <span aria-hidden className="size-1.5 rounded-full bg-current" />
            {strings.online}
          </Badge>
        </h1>
        <p className="truncate text-sm text-muted max-sm:hidden">{strings.yourExperientialMarketing}</p>
      </div>
      <div className="ml-auto flex items-center gap-1.5">
        <LiveBadge />
        <Button variant="ghost" size="sm" disabled={refreshing} onClick={() => void refresh()}>
          <Icon name="refresh-cw" className={clsx(refreshing && "animate-spin")} />
          {strings.refresh}
        </Button>
      </div>
    </header>
  );
}

/** The state of the live connection; when there is none, the badge is the way to get one. */
function LiveBadge() {
  const { status, reconnect } = useLive();
  if (status === "live") {
    return (
      <Badge tone="lamp">
        <span aria-hidden className="size-1.5 rounded-full bg-lamp" />
        {strings.live}
      </Badge>
    );
  }
  return (
    <Button size="sm" pending={status === "connecting"} onClick={reconnect}>
      {status === "connecting" ? strings.connecting : strings.connect}
    </Button>
  );
}
