import type { Message } from "@marquee/contracts/chat/chat";
import { useMutation } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { now } from "#browser/clock.ts";
import { downloadText } from "#browser/download.ts";
import { toast } from "#toasts/toast.ts";
import { asJson, asMarkdown } from "../model/export-conversation.ts";
import { toasts } from "../toasts.ts";
import { fetchMessages } from "./list-messages.ts";

/** Downloads a whole conversation as a file, including messages not loaded yet. */
export function useExportConversation(conversation: string | undefined, title: string) {
  return useMutation({
    mutationFn: async (format: "markdown" | "json") => {
      const write = format === "json" ? asJson : asMarkdown;
      const messages: Message[] = [];
      let cursor: string | null = null;
      do {
        const page = await fetchMessages(conversation, cursor);
        messages.unshift(...page.messages);
        cursor = page.olderCursor;
      } while (cursor !== null);
      const file = write(title, messages, now());
      downloadText(file.name, file.text, file.mediaType);
    },
    onError: (error) => toast(toasts.exportFailed(messageOf(error))),
  });
}
