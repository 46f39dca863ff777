import { bullets } from "../answer.ts";
import { supposes } from "../reading/acts.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, lineOf, lookedAt } from "./deal-lines.ts";

/** Something that people ask for and that nobody can have done here. */
interface Beyond {
  asked: RegExp;
  /** Why not, as a sentence that says so. */
  cannot: string;
  /** What can be done instead. */
  can: string;
  /** The deals between which somebody has to choose are listed. */
  listsDeals?: true;
  /** Whether a name that the question has makes it something else. */
  unlessNamed?: true;
}

const everything = String.raw`(?:all|every|everything|each)\b(?: (?:one|single))?(?: of)?(?: (?:my|our|the|these|those|open|running))*`;

const beyond: readonly Beyond[] = [
  {
    asked: new RegExp(
      String.raw`\b(?:cancel|decline|accept|scrap|end|close|delete|withdraw|kill|terminate|stop|reject|renew|counter|drop)\b.{0,12}\b${everything} ?(?:deals?|offers?|sponsorships?|contracts?|negotiations?)\b`,
      "i",
    ),
    cannot: "I can't do that to several deals at once: each is decided by itself.",
    can: "Name one, and I prepare it for your confirmation. Until both sides have signed, either may decline or cancel; a signed deal can't be canceled for reasons of your own.",
    listsDeals: true,
  },
  {
    asked:
      /\b(?:transfer|move|send|give|gift|share|lend|hand|pass|shift)\b[^.?]*\bcredits?\b[^.?]*\b(?:to|over|with|into)\b|\b(?:transfer|gift|lend)\b[^.?]*\bcredits?\b/i,
    cannot: "I can't move credits: they stay with the account that they belong to.",
    can: "Each account buys its own under **Billing & Credits**; whoever acts for another account spends that account's credits.",
  },
  {
    asked:
      /\b(?:delete|clear|wipe|empty|remove|close|cancel|dissolve|kill|drop|purge)\b[^.?]*\bwait(?:ing)?[ -]?lists?\b/i,
    cannot: "I can't delete a waiting list: only those who wait can take themselves off it.",
    can: "I can say who waits at which event, and prepare more spots there for your confirmation.",
  },
  {
    asked:
      /\b(?:delete|remove|erase|wipe)\b[^.?]*\b(?:my|our|the|this|an?) (?:event|listing|package|deal|campaign|concept|message|conversation)s?\b(?![^.?]*\b(?:saved|bookmark\w*|list|favou?rites)\b)/i,
    cannot: "I can't delete anything.",
    can: "Events, packages and concepts are removed on their own pages, where you see what hangs on them.",
  },
  {
    asked:
      /^(?:please |can you |could you |just |go and )*(?:book|reserve)\b(?! (?:a |the )?(?:spot|package|call|demo|meeting))/i,
    cannot: "I can't book an event: that is done with whoever runs it.",
    can: "On Marquee you sponsor one, by an offer for one of its packages. Name an event of Marquee, and I show its packages and prepare the offer.",
    unlessNamed: true,
  },
  {
    asked:
      /\b(?:give|make)\b.{2,40}\b(?:a (?:ring|call|buzz|bell)|phone call)\b|^(?:please |can you |could you |just |go and )*(?:call|phone|ring(?: up)?|dial)\b(?! (?:it|that|this|for|to|off|the (?:deal|whole))\b)/i,
    cannot: "I can't call anybody.",
    can: "I can draft a message or send one for you, after you have confirmed it.",
  },
  {
    asked:
      /\b(?:get|have|order|make)\b[^.?!]{2,60}\b(?:printed|shipped|delivered to|installed|built for us|manufactured|engraved|catered)\b|^(?:please |can you |could you )*(?:print|ship|courier)\b/i,
    cannot: "I can't have anything printed, built or shipped.",
    can: "I can say what the host delivers and what you have to hand in by when, and draft a message to them.",
  },
  {
    asked: /^(?:and |then |please |also |can you |could you )*(?:invoice|bill|charge) (?!me\b|us\b)/i,
    cannot: "I can't send invoices: Marquee has none between a company and its clients.",
    can: "What an account bought and what was charged stands under **Billing & Credits**, with receipts to download.",
  },
  {
    asked:
      /^(?:[^.?!]{0,24}\b)?(?:archive|unclutter|tidy (?:up|away)|put away|file away)\b[^.?]*\b(?:deals?|offers?|it|them|that|this|one)\b|\b(?:deals?|offers?|it|one|them)\b[^.?]*\b(?:be|get) archived\b/i,
    cannot: "I can't archive a deal: what ended stays in your list.",
    can: "On **Sponsorships**, the tabs sort deals by their status.",
  },
  {
    asked:
      /\b(?:mark|set|make|flag|put|turn)\b[^.?]*\bnotifications?\b[^.?]*\bread\b|\bread all (?:of )?(?:my |the |our )?notifications\b/i,
    cannot: "I can't mark notifications as read.",
    can: "Open the bell at the top of the page and choose **Mark all read**.",
  },
  {
    asked:
      /(?:^|[.,;!] |\b(?:please|and|then|you|could|can) )(?:remind (?:me|us)(?! (?:what|why|how|who|whom|which|when|where|whether|again)\b)|give (?:me|us) a (?:shout|nudge|ring|reminder|heads[- ]up) (?:on|at|in|before|when|the|tomorrow|next)|set (?:me |us )?(?:up )?a reminder|(?:ping|nudge|alert) (?:me|us) (?:on|at|in|before|when|tomorrow|next))\b/i,
    cannot: "I can't set reminders.",
    can: "Marquee tells you by itself before an offer or a signature lapses, and once a saved event changes its price, dates, or spots.",
  },
  {
    asked: /\b(?:buy|get|order)\b[^.?]*\b(?:tickets?|passes|admission)\b/i,
    cannot: "I can't get tickets: Marquee sells sponsorships.",
    can: "Many packages come with passes. Name an event, and I say what its packages include.",
  },
];

/** The answer to a request for something that cannot be done here; undefined for all else. Costs nothing. */
export async function answerBeyond(scene: Scene): Promise<Reply | undefined> {
  const { question, isNamed, act } = scene.u;
  // "…, would you?" asks for it to be done.
  if (act?.stance === "refused" || supposes(question.replace(/,? (?:would|will|could|can) you\?*$/i, "")))
    return undefined;
  const found = beyond.find((one) => one.asked.test(question) && !(one.unlessNamed && isNamed));
  if (!found) return undefined;
  const deals = found.listsDeals
    ? (await scene.tools.listDeals({ limit: lookedAt })).filter(
        ({ status }) => status === "negotiating" || status === "pending",
      )
    : [];
  return {
    verdict: found.cannot,
    body: [found.can, bullets(deals.map(lineOf))].filter((part) => part !== "").join("\n\n"),
    question: "What would you like instead?",
    options: [],
    isUnable: true,
    shows: deals.map(asReference),
  };
}
