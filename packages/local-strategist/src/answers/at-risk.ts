import { counted, onDay } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { timeIn } from "../reading/times.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, lineOf, lookedAt, sumOf } from "./deal-lines.ts";

/** Whether a question asks what of the deals could still be lost. */
export const asksRisk = (question: string): boolean =>
  /\bat risk\b|\b(?:could|might|may|can) (?:still )?(?:slip|fall through|be lost|get lost|lapse|go away|collapse|we lose|i lose)\b|\b(?:shaky|in danger|not safe|unsafe)\b/i.test(
    question,
  );

/** What of the deals before, or of all open ones, is not signed, and which of it lapses first. */
export async function answerAtRisk(scene: Scene): Promise<Reply> {
  const { u, tools } = scene;
  const shown = new Set(u.shown.filter(({ kind }) => kind === "deal").map(({ id }) => id));
  const all = await tools.listDeals({ limit: lookedAt });
  const meant = shown.size > 1 ? all.filter(({ id }) => shown.has(id)) : all;
  const open = meant.filter(({ status }) => status === "negotiating" || status === "pending");
  const until = timeIn(u.question, u.today)?.to;
  const lapsesBy = ({ expiresAt }: ToolDeal) =>
    expiresAt !== null && (until === undefined || expiresAt.slice(0, 10) <= until);
  const lapsing = open
    .filter(lapsesBy)
    .toSorted((one, other) => (one.expiresAt ?? "").localeCompare(other.expiresAt ?? ""));
  const sum = (deals: readonly ToolDeal[]) => usd(sumOf(deals));
  const [first] = lapsing;
  return {
    verdict:
      open.length === 0
        ? "None of it: every open deal is signed."
        : `${sum(open)} of ${sum(meant)} isn't signed yet, in ${counted(open.length, "deal")}${first?.expiresAt ? `; ${sum(lapsing)} of it lapses unless answered, the first on ${onDay(first.expiresAt)}` : ""}.`,
    body: bullets([...lapsing, ...open.filter((deal) => !lapsing.includes(deal))].map(lineOf)),
    question: open.length === 0 ? "What should we look at next?" : "Which one do you want to secure first?",
    options: [],
    shows: open.map(asReference),
  };
}
