import { counted, quotable } from "@marquee/adapters/ai/plain-text";
import { numberText } from "@marquee/contracts/text/formats";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import { inDigits, numbersIn } from "../reading/numbers.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, isSigned } from "./deal-lines.ts";
import { altogether, tileValue } from "./measured.ts";

/** Whether a question asks which deals reached what was agreed on: "which ones missed their lead target?". */
export const asksTargets = (question: string): boolean =>
  /\b(?:which|who|what|any|did|all|how many)\b.*\b(?:miss(?:ed)?|reach(?:ed)?|hit|met|meet|beat|below|above|over|under|short of)\b.*\b(?:targets?|goals?|kpis?)\b/i.test(
    question,
  );

const looked = 20;

/** The signed deals whose agreed targets count leads, next to what came. */
export async function answerTargets(scene: Scene): Promise<Reply | undefined> {
  if (!asksTargets(scene.u.question) || scene.u.isNamed) return undefined;
  const signed = (await everyDeal(scene.tools, { side: "brand" })).filter(isSigned).slice(0, looked);
  const rows = await Promise.all(
    signed.map(async (deal) => {
      const [detail, read] = await Promise.all([
        scene.tools.getDeal({ dealId: deal.id }),
        altogether(scene, { dealId: deal.id, side: "brand" }),
      ]);
      const kpi = detail?.kpis.find((each) => /\b(?:leads?|contacts)\b/i.test(each));
      const target = kpi === undefined ? undefined : numbersIn(inDigits(kpi))[0]?.value;
      const leads = tileValue(read, "leads");
      return { deal, target, leads, isOver: deal.eventDate <= scene.u.today };
    }),
  );
  const known = rows.flatMap(({ target, leads, ...row }) =>
    target === undefined || leads === null ? [] : [{ ...row, target, leads }],
  );
  if (known.length === 0) return undefined;
  const missed = known.filter(({ leads, target, isOver }) => leads < target && isOver);
  const ahead = known.filter(({ isOver }) => !isOver);
  const over = known.length - ahead.length;
  return {
    verdict:
      missed.length === 0
        ? `None: all ${counted(over, "finished deal")} with a lead target reached it.`
        : `${missed.map(({ deal }) => quotable(deal.eventName, 70)).join(" and ")} missed ${missed.length === 1 ? "its" : "their"} lead target; ${over - missed.length} of ${counted(over, "finished deal")} reached theirs.`,
    body: bullets(
      known
        .toSorted((one, other) => one.leads / one.target - other.leads / other.target)
        .map(
          ({ deal, leads, target, isOver }) =>
            `**${quotable(deal.eventName, 70)}**: ${numberText(leads)} of ${numberText(target)} leads${isOver ? "" : "; it hasn't taken place yet"}`,
        ),
    ),
    question: "Shall I look at another number?",
    options: [],
    shows: known.map(({ deal }) => asReference(deal)),
  };
}
