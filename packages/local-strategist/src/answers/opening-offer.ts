import { quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { aboutOrFocus, eventsOf, type Reply, type Scene } from "../scene.ts";
import { packageMeant } from "./event.ts";
import { yardstickFor, yardstickLine } from "./price-judged.ts";

const asksOpening =
  /\bwhat (?:would|should|do|could|'d) (?:you|we|i) (?:open|start|begin|lead|go in|come in) (?:with|at)\b|\b(?:opening|first|starting|initial) (?:offer|bid|number|figure|price)\b.*\?|\bwhat (?:would|should|could|'d) (?:you|we|i) (?:offer|bid)(?: (?:them|first|for (?:it|that|this|the)\b.*))?\?*$/i;

/** So far below what others paid an offer opens, so that both sides can move. */
const below = 0.1;
/** The same below the list price, where nobody's price is known. */
const belowList = 0.15;
/** An offer is a round number. */
const step = 100;

/** With which amount to open for the package that is spoken of: by what others paid, below the list price. */
export async function answerOpeningOffer(scene: Scene): Promise<Reply | undefined> {
  const { u, role, tools } = scene;
  if (role === "event_host" || !asksOpening.test(u.question) || u.act?.stance === "asked") return undefined;
  if (aboutOrFocus(u).some(({ kind }) => kind === "deal")) return undefined;
  const [eventId] = eventsOf(scene);
  const event = eventId === undefined ? null : await tools.getEvent({ eventId });
  if (!event) return undefined;
  const meant = packageMeant(scene, event) ?? lastMeant(scene, event);
  if (!meant) return undefined;
  const market = await tools.getMarketPrice({ eventId: event.id });
  const tier = market?.tiers.find((each) => each.tier === meant.tier);
  const yardstick = tier && (await yardstickFor(scene, event, tier));
  const fair = Math.min(meant.priceUsd, yardstick?.amountUsd ?? meant.priceUsd);
  const opening = Math.round((fair * (1 - (yardstick ? below : belowList))) / step) * step;
  return {
    verdict: `I'd open with ${usd(opening)} for ${quotable(meant.name, 60)} at ${quotable(event.name, 70)}.`,
    body: bullets([
      `**List price**: ${usd(meant.priceUsd)}`,
      ...(yardstick ? [yardstickLine(yardstick)] : ["**Closed deals**: too few of this kind to go by"]),
      `**Room to move**: you can meet them at ${usd(fair)} and still pay ${yardstick ? "what others pay" : "no more than anybody"}`,
      "**Say why**: name what you bring, such as an activation that visitors take part in, and what you can do without",
    ]),
    question: "Do you want me to prepare that offer?",
    options: [quotable(`Offer ${usd(opening)} for ${meant.name} at ${event.name}`, 99)],
    shows: [
      { kind: "package", id: meant.id, name: meant.name, eventId: event.id },
      { kind: "event", id: event.id, name: event.name },
    ],
  };
}

/** The package that the question before meant. */
function lastMeant(scene: Scene, event: Parameters<typeof packageMeant>[1]): ReturnType<typeof packageMeant> {
  const { before } = scene.u;
  return before === undefined ? undefined : packageMeant({ ...scene, u: before }, event);
}
