import { useSearchFilter } from "#routing/search-filter.ts";
import { usePageTitle } from "#ui/page.tsx";
import { ChatHeader } from "../components/chat-header.tsx";
import { ConversationPanel } from "../components/conversation-panel.tsx";
import { chatPage as copy } from "../copy.ts";

/** The conversation with Morgan, the AI strategist. */
export function ChatPage() {
  usePageTitle(copy.title);
  const address = useSearchFilter();
  return (
    <div data-fill className="flex flex-1 flex-col tall:min-h-80">
      <ChatHeader />
      <ConversationPanel wanted={address.get("message")} />
    </div>
  );
}
