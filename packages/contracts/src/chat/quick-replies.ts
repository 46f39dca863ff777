import { sameMeaning } from "./same-meaning.ts";

/** Follow-ups that a reader can send with one click, by topic. */
const topics = [
  {
    topic: "event",
    mentioned: /\bevents?\b/i,
    replies: [
      "Which upcoming events fit my audience best?",
      "Compare the top events by cost per attendee",
      "What would our presence at that event look like?",
    ],
  },
  {
    topic: "sponsor",
    mentioned: /\bsponsor(?:s|ed|ing|ship|ships)?\b/i,
    replies: [
      "Show me the sponsorship packages and prices",
      "Which sponsorship tier gives the best value?",
      "What should I negotiate into the sponsorship?",
    ],
  },
  {
    topic: "roi",
    mentioned: /\b(?:roi|return on investment)\b/i,
    replies: [
      "How would you calculate the ROI for this?",
      "Which numbers should we track to prove ROI?",
      "What lifts the return the most for the least money?",
    ],
  },
  {
    topic: "budget",
    mentioned: /\b(?:budgets?|spend|costs?)\b/i,
    replies: [
      "How should I split my budget?",
      "What can we do with half of that budget?",
      "Where does the money usually leak at events?",
    ],
  },
  {
    topic: "payment",
    mentioned: /\b(?:payments?|credits?|checkout|invoices?)\b/i,
    replies: [
      "How many credits does a campaign cost?",
      "Which credit package should I choose?",
      "What is my current credit balance?",
    ],
  },
] as const;

/** The limits of follow-ups: at most three, each between 11 and 99 characters. */
export const quickReplyLimits = { count: 3, minLength: 11, maxLength: 99 } as const;

/**
 * Follow-ups for an answer, chosen by the topics it mentions, starting with the topic named first. At most three, 11
 * to 99 characters each, no two with the same meaning; what was already asked is not suggested again.
 */
export function quickReplies(answer: string, alreadyAsked: readonly string[] = []): string[] {
  const sets = topics
    .map(({ mentioned, replies }) => ({ at: answer.search(mentioned), replies }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ replies }) => replies);
  const askedOrChosen = [...alreadyAsked];
  const chosen: string[] = [];
  // Take one from each topic in turn, so that an answer about events and budget offers both.
  for (let round = 0; sets.some((replies) => round < replies.length); round += 1) {
    for (const replies of sets) {
      const reply = replies[round];
      if (reply === undefined || !isQuickReply(reply)) continue;
      if (askedOrChosen.some((text) => sameMeaning(text, reply))) continue;
      askedOrChosen.push(reply);
      chosen.push(reply);
      if (chosen.length === quickReplyLimits.count) return chosen;
    }
  }
  return chosen;
}

/** Whether a text may be a quick reply at all: 11 to 99 characters on one line. */
export function isQuickReply(text: string): boolean {
  const length = text.trim().length;
  return length >= quickReplyLimits.minLength && length <= quickReplyLimits.maxLength && !/[\r\n]/.test(text);
}
