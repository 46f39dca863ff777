import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { ForRole } from "#account/for-role.tsx";
import { useReachability } from "#api/reachability.ts";
import { useLive } from "#live/live.ts";
import { useAddress } from "#routing/address.ts";
import { toast } from "#toasts/toast.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { conversationsQuery } from "../api/list-conversations.ts";
import { messagesQueryOf } from "../api/list-messages.ts";
import { chatHeader as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { ConversationMenu } from "./conversation-menu.tsx";
import { MorganAvatar } from "./morgan-avatar.tsx";
import { NewConversationButton } from "./new-conversation-button.tsx";

/** Who the user is talking to, the connection's state, and a reconnect button. */
export function ChatHeader({ conversation }: { conversation?: string | undefined }) {
  const { data: conversations } = useQuery({ ...conversationsQuery, enabled: conversation !== undefined });
  const title = conversations?.find(({ id }) => id === conversation)?.title;
  const address = useAddress();
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);

  async function refresh(): Promise<void> {
    setRefreshing(true);
    try {
      await client.fetchQuery({ ...messagesQueryOf(conversation), staleTime: 0 });
      toast(toasts.refreshed);
    } catch {
      toast(toasts.refreshFailed);
    } finally {
      setRefreshing(false);
    }
  }

  return (
    <header className="flex shrink-0 flex-wrap items-center gap-3 border-b border-line px-4 py-2.5 sm:px-6">
      <MorganAvatar className="size-9 max-sm:hidden" />
      <div className="min-w-0">
        <h1 className="flex items-center gap-2 text-lg">
          {strings.morgan}
          <OnlineBadge />
        </h1>
        <p className="truncate text-sm text-muted max-sm:hidden">{title ?? strings.tagline}</p>
      </div>
      <div className="ml-auto flex items-center gap-1.5">
        <LiveBadge />
        <Button variant="ghost" size="sm" disabled={refreshing} onClick={() => void refresh()}>
          <Icon name="refresh-cw" className={clsx(refreshing && "animate-spin")} />
          <span className="max-sm:sr-only">{strings.refresh}</span>
        </Button>
        <ForRole>
          <NewConversationButton className="max-sm:hidden" />
        </ForRole>
        <Button
          variant="ghost"
          size="icon"
          aria-label={strings.conversations}
          onClick={() => address.open("list", "all")}
        >
          <Icon name="messages-square" />
        </Button>
        <ConversationMenu conversation={conversation} />
      </div>
    </header>
  );
}

/** Morgan is shown as online while a connection exists; otherwise the badge is gray. */
function OnlineBadge() {
  const { status } = useLive();
  const offline = useReachability() === "offline";
  return (
    <Badge tone={status === "live" && !offline ? "success" : "neutral"}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {strings.online}
    </Badge>
  );
}

/** The state of the live connection; if it was given up, with a button to reconnect. */
function LiveBadge() {
  const { status, reconnect } = useLive();
  const offline = useReachability() === "offline";
  const wasLive = useRef(false);
  useEffect(() => {
    if (status === "live") wasLive.current = true;
  }, [status]);

  if (offline) return <Badge>{strings.offline}</Badge>;
  if (status === "live") {
    return (
      <Badge tone="lamp">
        <span aria-hidden className="size-1.5 rounded-full bg-lamp" />
        {strings.live}
      </Badge>
    );
  }
  if (status === "connecting")
    return <Badge>{wasLive.current ? strings.reconnecting : strings.connecting}</Badge>;
  return (
    <>
      <Badge>{strings.offline}</Badge>
      <Button size="sm" onClick={reconnect}>
        {strings.connect}
      </Button>
    </>
  );
}
