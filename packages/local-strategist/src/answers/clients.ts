import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolClient } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, isSigned, lineOf, lookedAt, sumOf } from "./deal-lines.ts";

const scopes: Record<ToolClient["scope"], string> = {
  deals: "its deals",
  campaigns: "its campaigns",
  everything: "everything but people and billing",
};

const nameOf = ({ company }: ToolClient) => quotable(company, 60);
const paysOf = (client: ToolClient) => (client.payer === "agency" ? "you pay" : `${nameOf(client)} pays`);
const accessOf = (client: ToolClient) =>
  `${scopes[client.scope]}, as ${client.teamRole}; ${paysOf(client)} for what you order there`;

/** The clients that a question names. */
const allNamedIn = (question: string, clients: readonly ToolClient[]): ToolClient[] => {
  const words = new Set(foldLetters(question).match(/[\p{L}\p{N}]+/gu) ?? []);
  return clients.filter(({ company }) => words.has(foldLetters(company).split(" ")[0] ?? ""));
};

const asksAccess =
  /\b(?:clients?|act for|(?:may|can) (?:i|we)|allowed|access|rights|permission|who pays|whose credits|pays? (?:for )?(?:the|its|their)? ?credits|offer(?:ed|s)? us|sent (?:us )?something|accept)\b/i;

/**
 * What an agency may do for a client that a question names: its access, who pays, and what an offer of access means.
 * Undefined for everybody else, and where it asks of something else.
 */
export async function answerClientAccess({ role, u, tools }: Scene): Promise<Reply | undefined> {
  if (role !== "agency" || !asksAccess.test(u.question)) return undefined;
  if (u.about.some(({ kind }) => kind === "event" || kind === "package")) return undefined;
  const clients = await tools.listClients({});
  const named = allNamedIn(u.question, clients);
  if (named.length > 1)
    return {
      verdict: `${named.map((each) => `${nameOf(each)}${each.state === "offered" ? ", which only offers access so far" : ""}: ${accessOf(each)}`).join(". ")}.`,
      body: "Switch to a client on **Clients** first; managers also sign and publish, members and viewers don't.",
      question: "Should I show all of your clients?",
      options: ["Who are my clients?"],
    };
  const [client] = named;
  if (!client) return undefined;
  const name = nameOf(client);
  if (client.state === "offered")
    return {
      verdict: `${name} offers you access, since ${onDay(client.since)}: ${accessOf(client)}.`,
      body: `Accept it on **Clients** if that is what you agreed on. ${client.payer === "agency" ? "What you order for them then takes your own credits, so settle first how you bill that." : "What you order for them then takes their credits, not yours."} Either side can end it at any time.`,
      question: "Should I show your other clients?",
      options: ["Who are my clients?"],
    };
  const asksPayer = /\bpays?\b|\bcredits?\b/i.test(u.question);
  return {
    verdict: asksPayer
      ? `${client.payer === "agency" ? "You do" : `${name} does`}: what you order for ${name} takes ${client.payer === "agency" ? "your own" : "its"} credits.`
      : `For ${name} you may use ${accessOf(client)}.`,
    body: `Switch to ${name} on **Clients** first: what you order without switching is your agency's own, and takes your credits.${asksPayer ? "" : " Managers also sign and publish; members and viewers don't."}`,
    question: "Should I show your other clients?",
    options: ["Who are my clients?"],
  };
}

/**
 * Whom an agency acts for, what it may do there and what waits for an answer. Their accounts' own data is not read from
 * here, so the answer says how to get there.
 */
export async function answerClients({ role, u, tools }: Scene): Promise<Reply | undefined> {
  if (role !== "agency" || (!/\bclients?\b/i.test(u.question) && u.before?.topic !== "clients"))
    return undefined;
  const [clients, deals] = await Promise.all([tools.listClients({}), tools.listDeals({ limit: lookedAt })]);
  const active = clients.filter(({ state }) => state === "active");
  const offered = clients.filter(({ state }) => state === "offered");
  const access = [
    bullets(active.map((each) => `**${nameOf(each)}**, since ${onDay(each.since)}: ${accessOf(each)}`)),
    ...(offered.length > 0
      ? [
          `Access that is offered to you, and waits for your answer:\n\n${bullets(offered.map((each) => `**${nameOf(each)}**: ${accessOf(each)}`))}`,
        ]
      : []),
  ];
  if (
    /\bwho are\b|\bwhich clients\b|\bwhat (?:may|can|am) (?:i|we)\b|\bhow many clients\b|\blist\b/i.test(
      u.question,
    )
  )
    return {
      verdict:
        active.length === 0
          ? "You act for no client yet."
          : `You act for ${counted(active.length, "client")}: ${active.map(nameOf).join(" and ")}.`,
      body: [
        ...access,
        "Choose one on **Clients** to switch to it; I answer from its deals and results then.",
      ]
        .filter((part) => part !== "")
        .join("\n\n"),
      question: "Should I look at your agency's own deals?",
      options: ["What needs my attention?"],
    };
  const signed = deals.filter((deal) => deal.ownSide === "brand" && isSigned(deal));
  const open = deals.filter(({ status }) => status === "negotiating" || status === "pending");
  const spent = sumOf(signed);
  return {
    verdict:
      "I can't see your clients' accounts from here: what is theirs stays in their accounts, whatever access you have.",
    body: [
      `**Clients** shows what waits for each of them and what their open deals come to${active.length > 0 ? `: ${active.map(nameOf).join(", ")}` : ""}. Choose one there to switch to it, and ask me again: then I answer from that client's own deals, budget and results.`,
      ...(deals.length === 0
        ? []
        : [
            `In your agency's own account, ${counted(signed.length, "sponsorship")} ${signed.length === 1 ? "is" : "are"} signed, for ${usd(spent)}${open.length === 0 ? "." : `, and ${counted(open.length, "deal")} ${open.length === 1 ? "is" : "are"} open:`}`,
            bullets(open.slice(0, 5).map(lineOf)),
          ]),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    question: "Should I look at your agency's own deals instead?",
    options: ["What needs my attention?"],
    isUnable: true,
    shows: open.map(asReference),
  };
}
