import type { Conversation } from "@marquee/contracts/chat/conversations";
import { mainConversation } from "@marquee/contracts/chat/main-conversation";
import { isWord } from "@marquee/contracts/text/typed-text";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ForRole } from "#account/for-role.tsx";
import { formatAgo } from "#format/format.ts";
import { chatPath } from "#routing/paths.ts";
import { FoundText } from "#ui/found-text.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { conversationsQuery } from "../api/list-conversations.ts";
import { messageSearchQuery } from "../api/search-messages.ts";
import { conversationsSheet as copy } from "../parts-copy.ts";
import { NewConversationButton } from "./new-conversation-button.tsx";

const rowClass =
  "flex min-h-11 flex-col justify-center rounded-lg px-3 py-2 hover:bg-sunken focus-visible:outline-offset-[-2px] dark:hover:bg-line";

/** All conversations, and a search through their messages. */
export function ConversationsSheet({ current }: { current: string | undefined }) {
  const [text, setText] = useState("");
  const isSearching = isWord(text);
  return (
    <div className="-mx-2 flex flex-col gap-4 pb-2">
      <div className="flex flex-wrap gap-2 px-2">
        <SearchField label={copy.search} placeholder={copy.search} value={text} onValue={setText} />
        <ForRole>
          <NewConversationButton isLabelled replace />
        </ForRole>
      </div>
      {isSearching ? <Found text={text} /> : <Conversations current={current ?? mainConversation} />}
    </div>
  );
}

function Conversations({ current }: { current: string }) {
  const { data, error, isPending, refetch } = useQuery(conversationsQuery);
  if (isPending) return <RowSkeletons label={copy.loading} rows={4} />;
  if (!data) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <nav aria-label={copy.title}>
      <ul className="flex flex-col gap-0.5">
        {data.map((conversation) => (
          <li key={conversation.id}>
            <Link
              to={chatPath({ conversation: conversationParam(conversation.id) })}
              replace
              aria-current={conversation.id === current ? "page" : undefined}
              className={clsx(rowClass, conversation.id === current && "bg-lamp-soft")}
            >
              <span className="truncate font-medium">{titleOf(conversation)}</span>
              <span className="text-sm text-muted">
                {conversation.lastMessageAt === null
                  ? copy.nothingYet
                  : formatAgo(conversation.lastMessageAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Found({ text }: { text: string }) {
  const query = useInfiniteQuery(messageSearchQuery(text));
  const { data: conversations } = useQuery(conversationsQuery);
  const titles = new Map(conversations?.map((each) => [each.id, titleOf(each)]));
  return (
    <PagedList
      query={query}
      noun={copy.noun}
      empty={<EmptyState title={copy.nothingFoundTitle}>{copy.nothingFound(text)}</EmptyState>}
    >
      {(messages) => (
        <ul className="flex flex-col gap-0.5">
          {messages.map(({ id, conversationId, isAi, excerpt, createdAt }) => (
            <li key={id}>
              <Link to={chatPath({ conversation: conversationId, message: id })} replace className={rowClass}>
                <span className="break-words">
                  <FoundText text={excerpt} search={text} />
                </span>
                <span className="text-sm text-muted">
                  {copy.foundIn(
                    isAi ? copy.morgan : copy.you,
                    titles.get(conversationId ?? mainConversation) ?? copy.unnamed,
                    formatAgo(createdAt),
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** A conversation's title, or a default if it has none. */
function titleOf({ id, title }: Conversation): string {
  return title ?? (id === mainConversation ? copy.main : copy.unnamed);
}

function conversationParam(id: string): string | undefined {
  return id === mainConversation ? undefined : id;
}
