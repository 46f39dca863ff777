import { counted, inNumbers, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal, ToolEventDetail } from "@marquee/adapters/ai/tool-results";
import type { ToolMarketPrice } from "@marquee/adapters/ai/tool-results-market";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import { categoryName } from "../reading/categories.ts";
import { amountIn, inDigits, numbersIn } from "../reading/numbers.ts";
import { tierIn } from "../reading/wish.ts";
import { eventsOf, type Reply, type Scene } from "../scene.ts";
import { lookedAt } from "./deal-lines.ts";
import { packageMeant } from "./event.ts";
import { answerOffers } from "./offers.ts";
import { besideList, judgedBy, yardstickFor, yardstickLine } from "./price-judged.ts";

type Tier = ToolMarketPrice["tiers"][number];

/** What a package costs next to what closed deals paid for each attendee. */
export async function answerMarket(scene: Scene): Promise<Reply | undefined> {
  const { tools, u } = scene;
  const offered = await judgedOffer(scene);
  if (offered) return offered;
  const [eventId] = eventsOf(scene);
  if (eventId === undefined || (u.wish.categories && !u.isNamed)) return categoryMarket(scene);
  const [market, event] = await Promise.all([tools.getMarketPrice({ eventId }), tools.getEvent({ eventId })]);
  if (!market || !event) return undefined;
  const asked = foldLetters(u.question);
  const deal = await dealSpokenOf(scene);
  const shownPackages = new Set(
    [...u.about, ...u.shown, ...(u.before?.about ?? [])]
      .filter(({ kind }) => kind === "package")
      .map(({ id }) => id),
  );
  const named =
    tierIn(asked) ??
    packageMeant(scene, event)?.tier ??
    event.packages.find(({ id }) => u.about.some((each) => each.id === id))?.tier ??
    deal?.tier ??
    tierBefore(scene) ??
    event.packages.find(({ id }) => shownPackages.has(id))?.tier;
  const tiers = named === undefined ? market.tiers : market.tiers.filter(({ tier }) => tier === named);
  const known = tiers.filter(({ closed }) => closed !== null);
  const name = quotable(event.name, 70);
  const guided =
    known.length === 0
      ? await withoutClosed(scene, event, { tiers, leastDeals: market.leastDeals }, deal)
      : undefined;
  if (guided) return guided;
  if (known.length === 0)
    return {
      verdict: `I can't say: no price is known, because fewer than ${market.leastDeals} ${named === undefined ? "" : `${named} `}deals of this kind have closed.`,
      body: bullets(
        tiers.flatMap(({ offered }) =>
          offered.map((each) => `**${quotable(each.name, 60)}** at ${name} asks for ${usd(each.priceUsd)}`),
        ),
      ),
      question: "Should we look at another level?",
      options: [],
      shows: scene.u.about,
    };
  const [only] = known;
  if (known.length === 1 && only) return oneTier(scene, only, { name, attendees: event.attendeeCount }, deal);
  return {
    verdict: `Closed deals give a price for ${counted(known.length, "level")} at ${name}.`,
    body: bullets(known.map((tier) => tierLine(tier, event.attendeeCount))),
    question: "Which level do you mean?",
    options: [],
    shows: scene.u.about,
  };
}

/** "Is that a good price?" of the one offer that was spoken of: next to its list price and to closed deals. */
async function judgedOffer(scene: Scene): Promise<Reply | undefined> {
  const { about, question } = scene.u;
  const deals = new Set(about.flatMap(({ kind, id }) => (kind === "deal" ? [id] : [])));
  if (
    deals.size !== 1 ||
    /\bclosed\b/i.test(question) ||
    amountIn(inDigits(question)) !== undefined ||
    tierIn(foldLetters(question))
  )
    return undefined;
  const offers = await scene.tools.listOffers({ limit: lookedAt });
  return offers.some(({ dealId }) => deals.has(dealId)) ? answerOffers(scene) : undefined;
}

/** The one deal that a price is asked about, because it was named or spoken of. */
async function dealSpokenOf({ u, tools }: Scene): Promise<ToolDeal | undefined> {
  const ids = new Set(u.about.flatMap(({ kind, id }) => (kind === "deal" ? [id] : [])));
  if (ids.size !== 1) return undefined;
  const deals = await everyDeal(tools);
  return deals.find(({ id }) => ids.has(id));
}

/** A price at an event of a kind of which too few deals have closed: next to one's own signed deals, and to the list. */
async function withoutClosed(
  scene: Scene,
  event: ToolEventDetail,
  { tiers, leastDeals }: { tiers: readonly Tier[]; leastDeals: number },
  deal: ToolDeal | undefined,
): Promise<Reply | undefined> {
  const rows = await Promise.all(
    tiers.map(async (tier) => {
      const yardstick = await yardstickFor(scene, event, tier);
      const list = tier.offered[0]?.priceUsd;
      const said = amountIn(inDigits(scene.u.question));
      const price = said ?? (deal?.tier === tier.tier ? deal.amountUsd : undefined) ?? list;
      return { tier, yardstick, list, price };
    }),
  );
  const judged = rows.flatMap((row) =>
    row.yardstick && row.price !== undefined ? [{ ...row, yardstick: row.yardstick, price: row.price }] : [],
  );
  const distance = ({ price, yardstick }: (typeof judged)[number]) =>
    Math.abs(price / yardstick.amountUsd - 1);
  const [first] = judged.toSorted((one, other) => distance(other) - distance(one));
  const priced = rows.length === 1 ? rows[0] : undefined;
  if (!first && (priced?.price === undefined || priced.list === undefined || priced.price === priced.list))
    return undefined;
  const name = quotable(event.name, 70);
  const beside = first ? besideList(first.price, first.list) : besideList(priced?.price ?? 0, priced?.list);
  return {
    verdict: first
      ? `There is no going rate yet: fewer than ${leastDeals} ${first.tier.tier} deals of this kind have closed. ${judgedBy(first.price, first.yardstick)}.${beside}`
      : `${usd(priced?.price ?? 0)} can't be compared with closed deals: too few of this kind have closed.${beside}`,
    body: bullets([
      ...rows.flatMap(({ tier, price }) =>
        tier.offered.map(
          (each) =>
            `**${quotable(each.name, 60)}** (${tier.tier}) at ${name}: list price ${usd(each.priceUsd)}${event.attendeeCount > 0 ? `, ${usd((price ?? each.priceUsd) / event.attendeeCount, { exact: true })} per attendee${price === each.priceUsd || price === undefined ? "" : ` at ${usd(price)}`}` : ""}`,
        ),
      ),
      ...judged.map(({ yardstick }) => yardstickLine(yardstick)),
    ]),
    question: scene.role === "event_host" ? "Do you want to change a price?" : "Should I draft an offer?",
    options: [],
    shows: scene.u.about,
  };
}

/** What closed deals of a kind of event paid, without one event to compare with. */
async function categoryMarket(scene: Scene): Promise<Reply | undefined> {
  const { tools, u } = scene;
  const category = u.wish.categories?.[0];
  if (category === undefined) return undefined;
  const tier = u.wish.tier ?? tierBefore(scene);
  const market = await tools.getMarketPrice({ category });
  if (!market) return undefined;
  const tiers = tier === undefined ? market.tiers : market.tiers.filter((each) => each.tier === tier);
  const known = tiers.flatMap(({ tier: level, closed }) => (closed ? [{ level, closed }] : []));
  const kind = categoryName(category);
  const [first] = known;
  if (!first)
    return {
      verdict: `I can't say: fewer than ${market.leastDeals} ${tier === undefined ? "" : `${tier} `}deals about ${kind} have closed.`,
      body: "",
      question: "Should we look at another level?",
      options: [],
    };
  const people = u.wish.least ?? u.wish.most;
  const forAll = (median: number) =>
    people === undefined
      ? ""
      : `, so about ${usd(Math.round(median * people))} for ${inNumbers(people)} people`;
  return {
    verdict: `Sponsors paid a median of ${usd(first.closed.perAttendeeUsd.median, { exact: true })} per attendee for ${first.level} at events about ${kind}${forAll(first.closed.perAttendeeUsd.median)}.`,
    body: bullets(
      known.map(
        ({ level, closed }) =>
          `**${level}**: ${counted(closed.deals, "closed deal")}, median ${usd(closed.perAttendeeUsd.median, { exact: true })} per attendee, from ${usd(closed.perAttendeeUsd.low, { exact: true })} to ${usd(closed.perAttendeeUsd.high, { exact: true })}${forAll(closed.perAttendeeUsd.median)}`,
      ),
    ),
    question: "Should I compare a package with that?",
    options: [],
  };
}

/** The level that the questions before spoke of. */
function tierBefore({ u }: Scene): string | undefined {
  for (let turn = u.before; turn; turn = turn.before) {
    const tier = tierIn(turn.question);
    if (tier) return tier;
  }
  return undefined;
}

function tierLine({ tier, closed, offered }: Tier, attendees: number): string {
  if (!closed) return `**${tier}**: too few closed deals`;
  const list = offered.map((each) => `${quotable(each.name, 60)} asks for ${usd(each.priceUsd)}`).join("; ");
  return `**${tier}**: ${counted(closed.deals, "closed deal")}, ${usd(closed.perAttendeeUsd.median, { exact: true })} per attendee, about ${usd(Math.round(closed.perAttendeeUsd.median * attendees))} here${list === "" ? "" : `; ${list}`}`;
}

function oneTier(
  scene: Scene,
  { tier, closed, offered }: Tier,
  event: { name: string; attendees: number },
  deal: ToolDeal | undefined,
): Reply {
  if (!closed) throw new Error("a level without closed deals");
  const median = closed.perAttendeeUsd.median * event.attendees;
  const [list] = offered;
  const text = inDigits(scene.u.question);
  // "I have it at 17" means thousands where the list says so.
  const bare = numbersIn(text).find(({ value }) => value >= 2 && value < 1_000)?.value;
  const said =
    amountIn(text) ??
    (bare !== undefined && list && Math.abs(list.priceUsd - bare * 1_000) < list.priceUsd
      ? bare * 1_000
      : undefined);
  const price = said ?? deal?.amountUsd ?? list?.priceUsd;
  const above = price === undefined ? undefined : Math.round((price / median - 1) * 100);
  const judged =
    above === undefined || price === undefined
      ? ""
      : above > 5
        ? `${usd(price)} is high: ${inNumbers(above)}% above what closed deals paid. `
        : above < -5
          ? `${usd(price)} is low: ${inNumbers(-above)}% below what closed deals paid. `
          : `${usd(price)} is about what closed deals paid. `;
  const beside = said === undefined && deal === undefined ? "" : besideList(price ?? 0, list?.priceUsd);
  return {
    verdict: `${judged}${beside === "" ? "" : `${beside.trim()} `}The going rate for ${tier} at ${event.name} is about ${usd(Math.round(median))}.`,
    body: bullets([
      `**Closed deals**: ${counted(closed.deals, "closed deal")} of this kind, median ${usd(closed.perAttendeeUsd.median, { exact: true })} per attendee, from ${usd(closed.perAttendeeUsd.low, { exact: true })} to ${usd(closed.perAttendeeUsd.high, { exact: true })}`,
      `**Here**: ${inNumbers(event.attendees)} attendees${price === undefined || event.attendees === 0 ? "" : `, so ${usd(price)} is ${usd(price / event.attendees, { exact: true })} per attendee`}`,
      ...offered.map((each) => `**${quotable(each.name, 60)}**: list price ${usd(each.priceUsd)}`),
      `**To negotiate with**: ${usd(Math.round(median))} is a fair target, and above ${usd(Math.round(closed.perAttendeeUsd.high * event.attendees))} nobody has paid`,
    ]),
    question: "Do you want to make an offer at that rate?",
    options: [],
    shows: scene.u.about,
  };
}
