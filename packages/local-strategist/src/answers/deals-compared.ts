import { quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, lineOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";

/** Two and more of the reader's deals next to each other, the largest amount first; undefined where fewer are meant. */
export async function comparedDeals(scene: Scene): Promise<Reply | undefined> {
  const deals = (await dealsMeant(scene)).toSorted((one, other) => other.amountUsd - one.amountUsd);
  const [largest, next] = deals;
  if (!largest || !next) return undefined;
  const difference = largest.amountUsd - next.amountUsd;
  return {
    verdict:
      difference === 0
        ? `Both are at ${usd(largest.amountUsd)}.`
        : `${quotable(dealName(largest), 130)} is the larger deal: ${usd(largest.amountUsd)}, ${usd(difference)} more than ${quotable(dealName(next), 130)} at ${usd(next.amountUsd)}.`,
    body: bullets(deals.slice(0, 6).map(lineOf)),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: deals.map(asReference),
  };
}
