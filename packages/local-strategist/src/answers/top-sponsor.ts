import { counted } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { otherOf } from "./deal-lines.ts";
import { everyDeal } from "./every-deal.ts";

/** Who of the sponsors paid most: "which sponsor has paid us most", "our biggest sponsor". */
export const asksTopSponsor =
  /\b(?:which|what|who) (?:\w+ )?(?:sponsor|company|brand|customer)\b.*\b(?:most|biggest|largest)\b|\bwho (?:has |have )?(?:paid|spent|put|committed)\b.*\bmost\b|\b(?:biggest|largest|best|top) (?:sponsor|customer|spender)\b/;

/** The sponsors of one's own events by what their signed and completed deals pay, the most first. */
export async function answerTopSponsor({ tools }: Scene): Promise<Reply> {
  const read = await Promise.all(
    (["active", "completed"] as const).map((status) => everyDeal(tools, { status, side: "host" })),
  );
  const deals = read.flat();
  const sponsors = [...Map.groupBy(deals, otherOf)]
    .map(([name, own]) => ({ name, own, sum: own.reduce((total, { amountUsd }) => total + amountUsd, 0) }))
    .toSorted((one, other) => other.sum - one.sum);
  const [first] = sponsors;
  return {
    verdict: first
      ? `${first.name} paid you most: ${usd(first.sum)} in ${counted(first.own.length, "signed deal")}.`
      : "Nobody has signed a deal with you yet.",
    body: bullets(
      sponsors
        .slice(0, 6)
        .map(({ name, own, sum }) => `**${name}**: ${usd(sum)} in ${counted(own.length, "deal")}`),
    ),
    question: "Should I show the deals of one of them?",
    options: [],
  };
}
