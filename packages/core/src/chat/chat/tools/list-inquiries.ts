import type { ToolInquiry } from "@marquee/adapters/ai/tool-results-market";
import { inquiryTopicLabels } from "@marquee/contracts/enums";
import { ownThreads, getInquiry as readInquiry } from "../../../deals/inquiries/threads.ts";
import { pick } from "../../../pick.ts";
import { orNull, type Tool, toolLimit } from "./tool.ts";

/** How many threads are searched for those that fit. */
const pagesMax = 4;
const perPage = 50;

/** The reader's conversations before a deal, newest message first. */
export const listInquiries: Tool<"listInquiries"> = async (
  { core, accountId },
  { side, awaitsReader, eventId, limit = toolLimit },
) => {
  const found: ToolInquiry[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < pagesMax && found.length < limit; pages++) {
    const page = await ownThreads(core, accountId, { limit: perPage, cursor });
    found.push(
      ...page.items
        .map(toolInquiry)
        .filter(
          (one) =>
            (side === undefined || one.ownSide === side) &&
            (awaitsReader === undefined || one.awaitsReader === awaitsReader) &&
            (eventId === undefined || one.eventId === eventId),
        ),
    );
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return found.slice(0, limit);
};

type Thread = Awaited<ReturnType<typeof ownThreads>>["items"][number];

function toolInquiry({ summary, lastBy }: Thread): ToolInquiry {
  return {
    ...pick(
      summary,
      "id",
      "eventId",
      "eventName",
      "ownSide",
      "with",
      "lastMessage",
      "lastMessageAt",
      "unread",
    ),
    topic: inquiryTopicLabels[summary.topic],
    awaitsReader: lastBy !== undefined && lastBy !== summary.ownSide,
    startedAt: summary.createdAt,
  };
}

/** One of these conversations with its newest messages. */
export const getInquiry: Tool<"getInquiry"> = async ({ core, accountId }, { inquiryId }) => {
  const found = await orNull(readInquiry(core, accountId, inquiryId, { limit: 20 }));
  if (!found) return null;
  const { inquiry } = found;
  const last = inquiry.messages.at(-1);
  return {
    ...pick(inquiry, "id", "eventId", "eventName", "ownSide", "lastMessageAt", "unread", "open"),
    topic: inquiryTopicLabels[inquiry.topic],
    with: inquiry.ownSide === "host" ? inquiry.inquirer : inquiry.host,
    lastMessage: last?.content ?? "",
    awaitsReader: last !== undefined && last.side !== inquiry.ownSide,
    startedAt: inquiry.createdAt,
    messages: inquiry.messages.map(({ side, content, createdAt }) => ({
      by: side,
      text: content,
      at: createdAt,
    })),
    proposals: inquiry.proposals.map(({ packageId, name, price }) => ({ packageId, name, priceUsd: price })),
  };
};
