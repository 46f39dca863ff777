import { MessagesGate } from "#account/messages-gate.tsx";
import { ConversationPanel } from "#features/chat/chat/components/conversation-panel.tsx";
import { MorganAvatar } from "#features/chat/chat/components/morgan-avatar.tsx";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { chatCard as copy } from "../parts-copy.ts";

/** The main conversation with Morgan: messages sent here also appear on its own page. */
export function ChatCard() {
  return (
    <MessagesGate>
      <Card aria-labelledby="chat-card" className="flex flex-col overflow-hidden">
        <header className="flex items-center gap-3 border-b border-line px-5 py-3">
          <MorganAvatar className="size-9" />
          <div className="min-w-0 flex-1">
            <h2 id="chat-card" className="text-base">
              {copy.title}
            </h2>
            <p className="text-sm text-muted">{copy.note}</p>
          </div>
          <LinkButton to={paths.chat} variant="ghost" size="sm" className="-mr-2.5">
            {copy.open}
          </LinkButton>
        </header>
        <ConversationPanel inCard />
      </Card>
    </MessagesGate>
  );
}
