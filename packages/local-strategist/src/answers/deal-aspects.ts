import { onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal, ToolDealDetail } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { aboutOrFocus, type Reply, type Scene } from "../scene.ts";
import { asReference, dealName, lineOf, otherOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";
import { againstList } from "./list-price.ts";

/** What one deal was asked, and its answer. */
interface Aspect {
  asked: RegExp;
  say: (of: Asked) => Said | undefined | Promise<Said | undefined>;
}

interface Asked {
  scene: Scene;
  deal: ToolDeal;
  detail: ToolDealDetail;
}

interface Said {
  verdict: string;
  body?: readonly string[];
  question?: string;
}

const isOpen = ({ status }: ToolDeal) => status === "negotiating" || status === "pending";

/** Whose move it is: "whose turn", "are they waiting for us?". */
function turn({ deal }: Asked): Said {
  const until = deal.expiresAt ? ` until ${onDay(deal.expiresAt)}` : "";
  const other = otherOf(deal);
  const verdict = deal.moves.includes("accept")
    ? `It's your turn: ${other} waits for your answer${until}.`
    : deal.moves.includes("sign")
      ? `It's your turn: the agreement waits for your signature.`
      : deal.status === "negotiating"
        ? `It's ${other}'s turn${until}.`
        : deal.status === "pending"
          ? `It's ${other}'s turn to sign.`
          : `Nobody's: it is ${deal.status === "cancelled" ? "canceled" : deal.status}.`;
  return { verdict, body: [lineOf(deal)] };
}

function deadline({ scene, deal, detail }: Asked): Said | undefined {
  // When something is due is asked of what is owed, and nothing of a signed deal runs out.
  if (!isOpen(deal) || scene.u.topic === "owed") return undefined;
  const name = dealName(deal);
  return {
    verdict: deal.expiresAt
      ? `${name} runs out on ${onDay(deal.expiresAt)}${deal.moves.includes("accept") ? ", and it's your turn" : ", and it's the other side's turn"}.`
      : deal.status === "pending" && detail.closingDate
        ? `${name} has to be signed by ${onDay(detail.closingDate)}.`
        : `${name} has no end yet: no offer of it is open.`,
    body: [lineOf(deal)],
  };
}

/** What becomes of an offer that nobody answers. */
function lapsing({ deal }: Asked): Said | undefined {
  if (deal.status !== "negotiating" || deal.expiresAt === null) return undefined;
  return {
    verdict: `Then ${dealName(deal)} lapses on ${onDay(deal.expiresAt)}: the deal ends and its spot is free again.`,
    body: [
      "Nobody owes anything, and either side can make a new offer later, if a spot is left then",
      "A counter-offer or a request for changes starts 72 hours anew",
      lineOf(deal),
    ],
    question: "Should I prepare an answer?",
  };
}

/** What the last two offers differ in. */
function changes({ deal, detail }: Asked): Said | undefined {
  const [last, before] = detail.offers;
  if (!last || !before) return undefined;
  const who = (by: string) => (by === deal.ownSide ? "you" : otherOf(deal));
  const difference = last.amountUsd - before.amountUsd;
  return {
    verdict:
      difference === 0
        ? `Not the price: it stands at ${usd(last.amountUsd)}.`
        : `The price: ${who(before.by)} offered ${usd(before.amountUsd)}, and ${who(last.by)} ${last.by === deal.ownSide ? "offer" : "offers"} ${usd(last.amountUsd)}, ${usd(Math.abs(difference))} ${difference > 0 ? "more" : "less"}.`,
    body: [
      ...[last, before].flatMap(({ by, note, createdAt }) =>
        note
          ? [
              `**${by === deal.ownSide ? "You" : otherOf(deal)}**, ${onDay(createdAt)}: “${quotable(note, 160)}”`,
            ]
          : [],
      ),
      "What else changed from version to version, line by line, stands on the deal's page",
    ],
    question: deal.moves.includes("accept")
      ? "Do you want to accept, counter or decline it?"
      : "Shall I show its terms?",
  };
}

async function beside({ scene, deal }: Asked): Promise<Said | undefined> {
  const event = await scene.tools.getEvent({ eventId: deal.eventId });
  const list = event?.packages.find(({ id }) => id === deal.packageId)?.priceUsd;
  return list === undefined
    ? undefined
    : { verdict: againstList(deal, list, scene.u.amount ?? deal.amountUsd).verdict, body: [lineOf(deal)] };
}

async function signatures({ scene, deal }: Asked): Promise<Said> {
  const agreement = await scene.tools.getAgreement({ dealId: deal.id });
  const signed = (agreement?.signatures ?? []).filter((each) => !each.void);
  return {
    verdict:
      signed.length === 0
        ? `Nobody has signed ${dealName(deal)} yet.`
        : `${signed.map(({ side, name, at }) => `${quotable(name, 60)} signed for the ${side} on ${onDay(at)}`).join(", and ")}.`,
    body: deal.status === "pending" ? ["The brand signs first, then the host", lineOf(deal)] : [lineOf(deal)],
  };
}

const subjectOf =
  /\b(?:includes?|contains?|covers?|says?|mentions?|promises?|have|has|get|gets|speak of|state|states|in (?:it|there|the (?:deal|contract|agreement))) (?:anything |anywhere |something |in it )*(?:about |on |that |of )?(?:we (?:get|have|can) |they (?:give|owe|get) (?:us )?)?(?:the |any |our |a |an )?([\p{L}\p{N}][^?.!,;]{2,60})/iu;
const tiny = new Set(
  "the any our a an get have with from that this there they for and anywhere anything included contract agreement deal terms".split(
    " ",
  ),
);

/** Whether something stands in the terms: benefits, targets, notes, agreement, or what was written beside an offer. */
async function contains({ scene, deal, detail }: Asked): Promise<Said | undefined> {
  const subject = subjectOf.exec(scene.u.question)?.[1]?.trim() ?? "";
  const words = (foldLetters(subject).match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => !tiny.has(word));
  if (words.length === 0) return undefined;
  const stems = words.map((word) => word.replace(/(?:ings?|s)$/, ""));
  const has = (text: string) => stems.every((stem) => foldLetters(text).includes(stem));
  const agreement = await scene.tools.getAgreement({ dealId: deal.id });
  const found = [
    ...detail.benefits.map((text) => ["Benefit", text] as const),
    ...detail.addOns.map(({ benefit }) => ["Add-on", benefit] as const),
    ...detail.kpis.map((text) => ["Target", text] as const),
    ...(detail.notes ? [["Notes", detail.notes] as const] : []),
    ...(agreement?.text ?? "").split(/\n+/).map((text) => ["Agreement", text] as const),
  ].filter(([, text]) => has(text));
  const said = detail.offers.filter(({ note }) => has(note));
  const [first] = found;
  const name = dealName(deal);
  return {
    verdict: first
      ? `Yes: “${quotable(first[1], 160)}” stands in the ${first[0] === "Agreement" ? "agreement" : first[0] === "Notes" ? "notes" : `${first[0].toLowerCase()}s`} of ${name}.`
      : `No: nothing in the benefits, targets, notes or agreement of ${name} speaks of ${quotable(subject, 60)}.`,
    body: [
      ...found.slice(1, 3).map(([kind, text]) => `**${kind}**: ${quotable(text, 160)}`),
      ...said.map(
        ({ by, note, createdAt }) =>
          `**Only written beside an offer**, by ${by === deal.ownSide ? "you" : otherOf(deal)} on ${onDay(createdAt)}: “${quotable(note, 160)}”; such a note is no part of the agreement`,
      ),
    ],
    question: first ? "Shall I show the other terms?" : "Should I draft a message that asks for it?",
  };
}

function leaving({ deal }: Asked): Said {
  const name = dealName(deal);
  return isOpen(deal)
    ? {
        verdict: `Yes: nobody is bound to ${name} before both have signed, so you may ${deal.moves.includes("decline") ? "decline or cancel" : "cancel"} it.`,
        body: ["The other side reads your reason, and the spot becomes free", lineOf(deal)],
        question: "Should I prepare that?",
      }
    : {
        verdict:
          deal.status === "active"
            ? `Not for reasons of your own: both sides have signed ${name}.`
            : `${name} is ${deal.status === "cancelled" ? "canceled" : "completed"} already.`,
        body:
          deal.status === "active"
            ? [
                "It ends early only if its event is called off, or by the sponsor if the host has changed the event since",
                "Anything else both sides agree on: write to the other side, and put it into an amended agreement",
                lineOf(deal),
              ]
            : [lineOf(deal)],
        question:
          deal.status === "active"
            ? "Should I draft a message to the other side?"
            : "Shall I show its terms?",
      };
}

function swapping({ deal }: Asked): Said {
  return isOpen(deal)
    ? {
        verdict: `Send an offer with the changed benefits: the terms of ${dealName(deal)} stay open until both have signed.`,
        body: ["Or request the change, and the other side answers with an offer of theirs", lineOf(deal)],
        question: "Should I prepare that?",
      }
    : {
        verdict: `Both have signed ${dealName(deal)}, so a change needs the other side: agree on it in writing first.`,
        body: [
          "Write it in the deal's messages, and have the host put it into an amended agreement, which both sign anew",
          "Until then what was signed counts",
          lineOf(deal),
        ],
        question: "Should I draft that message?",
      };
}

/** How people ask for each; the first that fits counts. */
const aspects: readonly Aspect[] = [
  {
    asked:
      /\b(?:let|leave|just)\b.*\b(?:sit|lapse|run out|expire|unanswered)\b|\bif\b.*\b(?:do nothing|ignore|(?:not|never|don['’]?t) (?:answer|react|reply)|unanswered)\b|\bdo nothing\b/i,
    say: lapsing,
  },
  {
    asked:
      /\bwho(?:['’]s|se| is)? (?:turn|move)\b|\bwho (?:has|needs|is|must)\b.{0,20}\b(?:to (?:act|move|answer|reply|react)|next|turn|up)\b|\b(?:waiting|wait) (?:for|on) (?:us|me|them|who)\b/i,
    say: turn,
  },
  {
    asked:
      /\b(?:run|runs|running) out\b|\bexpir\w+|\blaps\w+|\bdeadline\b|\b(?:until|till|by) when\b|\bhow (?:long|much time) (?:do|have|is|until|till|before)\b|\btime left\b/i,
    say: deadline,
  },
  {
    asked:
      /\b(?:what|anything)\b.{0,24}\b(?:changed?|differen\w+|differs?|new|moved)\b.{0,40}\b(?:offers?|versions?|theirs|ours|between|since|bid|counter)\b/i,
    say: changes,
  },
  {
    asked:
      /^(?!.*\b(?:any|all|which|offers|each|every|closed)\b).*(?:\b(?:list|sticker|catalog(?:ue)?|full|official) price\b|\bprice[- ]?list\b)/i,
    say: beside,
  },
  {
    asked:
      /\bwho(?: has| have)? (?:all )?signed\b|\bwhen (?:was|did|were)\b.{0,30}\bsign(?:ed)?\b|\bsigned (?:on )?(?:which|what|when)\b|\b(?:has|have|did) (?:both|anybody|anyone|everybody|they|the (?:host|brand|sponsor)|somebody)\b.{0,16}\bsign(?:ed)?\b/i,
    say: signatures,
  },
  {
    asked:
      /\b(?:get|way|back) out of (?:it|this|that|the)\b|\bcan (?:we|i|they) (?:still )?(?:cancel|leave|quit|walk|back out|get out|withdraw|pull out|end)\b|\bhow (?:do|can|could) (?:we|i) (?:cancel|leave|end|get out)\b/i,
    say: leaving,
  },
  { asked: /\b(?:swap|exchange|replace|switch)\b.{3,60}\b(?:for|with|by|against|instead)\b/i, say: swapping },
  {
    asked:
      /\b(?:does|do|did|is|are|was|were|has|have)\b (?:it|that|this|anything|there|the (?:deal|contract|agreement|offer)|our (?:deal|contract|agreement))\b.{0,30}\b(?:say|says|include[sd]?|contain|cover(?:ed)?|mention(?:ed)?|promise[sd]?|state|speak of|anywhere|in (?:it|there|the (?:deal|contract|agreement)))\b/i,
    say: contains,
  },
];

/** Topics in which a question about one deal may be meant. */
const ofDeals: ReadonlySet<string> = new Set(
  "event package deal deals offers expires agreement owed market match waits host tiers find next_step roi_advice compare formula how_to negotiation first_question half_budget".split(
    " ",
  ),
);

/**
 * What is asked of the one deal that is named or was spoken of: whose turn, until when, what changed, who signed, whether
 * something stands in it, how to leave or change it. Undefined where no such thing is asked, or no one deal is meant.
 */
export async function answerDealAspect(scene: Scene): Promise<Reply | undefined> {
  const { u, tools } = scene;
  if (u.act?.stance === "asked") return undefined;
  const aspect = aspects.find(({ asked }) => asked.test(u.question));
  // Whether a number includes something is asked of the number.
  if (aspect?.say === contains && (u.before?.topic === "results" || u.before?.topic === "formula"))
    return undefined;
  if (aspect?.say !== lapsing && u.topic !== undefined && !ofDeals.has(u.topic)) return undefined;
  if (!aspect || !aboutOrFocus(u).some(({ kind }) => kind === "deal" || kind === "event")) return undefined;
  // What a package in general has or costs is asked of its page.
  if (u.isNamed && !u.about.some(({ kind }) => kind === "deal")) return undefined;
  const meant = await dealsMeant(scene);
  const live = meant.filter(({ status }) => status !== "cancelled" && status !== "completed");
  const [deal] = meant.length === 1 ? meant : live;
  if (!deal || (meant.length > 1 && live.length !== 1)) return undefined;
  const detail = await tools.getDeal({ dealId: deal.id });
  const said = detail ? await aspect.say({ scene, deal, detail }) : undefined;
  if (!said) return undefined;
  return {
    verdict: said.verdict,
    body: bullets((said.body ?? []).filter((line) => line !== "")),
    question: said.question ?? "What else would you like to know about it?",
    options: [],
    shows: [asReference(deal)],
  };
}
