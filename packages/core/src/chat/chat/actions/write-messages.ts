import { sponsoringRoles } from "@marquee/contracts/account/sponsoring-roles";
import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { inquiryTopicLabels } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { sendDealMessage } from "../../../deals/deals/deal-messages.ts";
import { getDeal } from "../../../deals/deals/read-deals.ts";
import { createInquiry } from "../../../deals/inquiries/create-inquiry.ts";
import { replyToInquiry } from "../../../deals/inquiries/reply.ts";
import { getInquiry } from "../../../deals/inquiries/threads.ts";
import { getEvent } from "../../../events/events/get-event.ts";
import { orNull } from "../tools/tool.ts";
import { type ActionKind, cannotUndo } from "./action-kind.ts";
import { aboutDeal, contactLine, dealPath, line } from "./card-lines.ts";

const inquiryPath = (id: string) => sitePaths.inquiry.replace(":id", encodeURIComponent(id));

type MessageInput = SuggestionInput<"message_deal">;

/** Writes to the other side of a deal. What is sent cannot be undone. */
export const messageDealAction: ActionKind<MessageInput, MessageInput, never> = {
  async suggest(core, user, { dealId, message }) {
    const deal = await orNull(getDeal(core, user.id, dealId));
    if (!deal) return { refused: "The reader has no deal with this id." };
    if (!deal.open) return { refused: "The other side's account is closed." };
    return {
      order: { dealId, message },
      effect: {
        title: `Write to ${deal.with.name} about ${deal.eventName}`,
        effect: `${deal.with.name} gets this message at once. It's no part of the agreement. You can't take it back.`,
        changes: [...aboutDeal(deal), line("Message", message)],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, principal, key }, { dealId, message }) {
    await sendDealMessage(core, channel, { acting: principal, id: dealId, message, clientId: key });
    return { leadsTo: dealPath(dealId), undoing: null };
  },
  undo: cannotUndo,
};

type ReplyInput = SuggestionInput<"reply_inquiry">;

interface ReplyOrder extends ReplyInput {
  /** The message that it answers: to a newer one, another answer may be due. */
  answers: string;
}

/** Answers a question that was asked before there is a deal. */
export const replyInquiryAction: ActionKind<ReplyInput, ReplyOrder, never> = {
  async suggest(core, user, { inquiryId, message }) {
    const found = await orNull(getInquiry(core, user.id, inquiryId, { limit: 1 }));
    if (!found) return { refused: "The reader has no conversation with this id." };
    const { inquiry } = found;
    if (!inquiry.open) return { refused: "The other side's account is closed." };
    const other = inquiry.ownSide === "host" ? inquiry.inquirer : inquiry.host;
    const last = inquiry.messages.at(-1);
    return {
      order: { inquiryId, message, answers: last?.id ?? "" },
      effect: {
        title: `Reply to ${other.name} about ${inquiry.eventName}`,
        effect: `${other.name} gets this message at once. You can't take it back.`,
        changes: [
          line("Event", inquiry.eventName),
          line(inquiry.ownSide === "host" ? "Sponsor" : "Host", contactLine(other)),
          ...(last
            ? [line(last.side === inquiry.ownSide ? "You wrote last" : "They wrote", last.content)]
            : []),
          line("Your reply", message),
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, principal, key }, { inquiryId, message, answers }) {
    const { accountId } = principal;
    const found = await getInquiry(core, accountId, inquiryId, { limit: 20 });
    const { messages, ownSide } = found.inquiry;
    const isSent = messages.some(({ clientId, side }) => clientId === key && side === ownSide);
    if (!isSent && messages.at(-1)?.id !== answers)
      throw new AppError("stale_version", {
        message: "There is a newer message in this conversation. Read it first.",
      });
    await replyToInquiry(core, channel, { acting: principal, inquiryId, message, clientId: key });
    return { leadsTo: inquiryPath(inquiryId), undoing: null };
  },
  undo: cannotUndo,
};

type AskInput = SuggestionInput<"ask_host">;

/** Writes to an event's host, as Contact Organizer does. */
export const askHostAction: ActionKind<AskInput, AskInput, never> = {
  async suggest(core, user, { eventId, topic, message }) {
    if (!sponsoringRoles.some((role) => role === user.role))
      return { refused: "Only brands and agencies write to hosts." };
    const event = await orNull(getEvent(core, { accountId: user.id, seesAll: false }, eventId));
    if (!event || event.status === "draft") return { refused: "There is no event with this id." };
    if (event.hostId === user.id) return { refused: "The reader hosts this event." };
    return {
      order: { eventId, topic, message },
      effect: {
        title: `Write to ${event.host.name} about ${event.name}`,
        effect: `${event.host.name} gets this message at once and can answer in your inbox. You can't take it back.`,
        changes: [
          line("Event", event.name),
          line("Host", contactLine(event.host)),
          line("Topic", inquiryTopicLabels[topic]),
          line("Message", message),
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, principal, account: user, key }, asked) {
    if (!sponsoringRoles.some((role) => role === user.role)) throw new AppError("forbidden");
    const { id } = await createInquiry(core, channel, {
      inquirer: user,
      acting: principal,
      ...asked,
      idempotencyKey: key,
    });
    return { leadsTo: inquiryPath(id), undoing: null };
  },
  undo: cannotUndo,
};
