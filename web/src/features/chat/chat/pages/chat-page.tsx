import { mainConversation } from "@marquee/contracts/chat/main-conversation";
import { Suspense } from "react";
import { MessagesGate } from "#account/messages-gate.tsx";
import { useMessagesClosed } from "#account/viewing.ts";
import { useAddress } from "#routing/address.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page, usePageTitle } from "#ui/page.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { SideSheet } from "#ui/side-sheet.tsx";
import { ChatHeader } from "../components/chat-header.tsx";
import { ConversationPanel } from "../components/conversation-panel.tsx";
import { chatPage as copy } from "../copy.ts";
import { conversationsSheet } from "../parts-copy.ts";

/** Opened rarely, and brings search. */
const ConversationsSheet = lazyPart(
  async () => (await import("../components/conversations-sheet.tsx")).ConversationsSheet,
);

/** A conversation with Morgan, the AI strategist: the main one if the address names none. */
export function ChatPage() {
  usePageTitle(copy.title);
  const address = useAddress();
  const named = address.get("conversation");
  const isClosed = useMessagesClosed();
  if (isClosed)
    return (
      <Page title={copy.title}>
        <MessagesGate>{null}</MessagesGate>
      </Page>
    );
  const conversation = named === "" || named === mainConversation ? undefined : named;
  return (
    <div data-fill className="flex flex-1 flex-col tall:min-h-80">
      <ChatHeader conversation={conversation} />
      <ConversationPanel
        // Each conversation has its own draft, scroll position and choices.
        key={named}
        conversation={conversation}
        wanted={address.get("message")}
        ask={address.get("ask")}
        onAsked={() => address.clear("ask")}
      />
      <SideSheet name="list" title={() => copy.conversations}>
        {() => (
          <Suspense fallback={<RowSkeletons label={conversationsSheet.loading} rows={4} />}>
            <ConversationsSheet current={conversation} />
          </Suspense>
        )}
      </SideSheet>
    </div>
  );
}
