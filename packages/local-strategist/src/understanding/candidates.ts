import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { ToolDeal, ToolEventDetail } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { everyDeal } from "../every-deal.ts";
import { isWithin, placeKey } from "../reading/gazetteer.ts";
import type { Description } from "./described.ts";
import type { Reference } from "./references.ts";
import type { Turn } from "./resolve.ts";

/** Something that may be meant, with the rows that tell it from others. */
interface Candidate {
  each: Reference;
  event: Pick<ToolEventDetail, "name" | "location" | "date"> | null;
  deal: ToolDeal | undefined;
}

/** The rows of what may be meant, each looked up once, whatever asks for it. */
export interface Rows {
  deals(): Promise<readonly ToolDeal[]>;
  event(id: string): Promise<ToolEventDetail | null>;
}

/** So many deals of one's own may be meant; the newest changes count. */
const dealsMost = 60;

/** Reads rows where they are asked for, and never twice. */
export function rowsOf(tools: ReadTools): Rows {
  let deals: Promise<readonly ToolDeal[]> | undefined;
  const events = new Map<string, Promise<ToolEventDetail | null>>();
  return {
    deals: () => (deals ??= everyDeal(tools, {}, dealsMost)),
    event(id) {
      const known = events.get(id) ?? tools.getEvent({ eventId: id });
      events.set(id, known);
      return known;
    },
  };
}

/**
 * What a description means: whatever has all that it says, among what is nearest in the conversation; else among the
 * reader's own deals, where it speaks of one of those. Several where it leaves open which.
 * @param turns The newest first
 */
export async function meantBy(
  description: Description,
  turns: readonly Turn[],
  { isOwnTalk, question }: { isOwnTalk: boolean; question: string },
  rows: Rows,
): Promise<readonly Reference[]> {
  const { word, isLoose, isBare, isOwn, isMany, kind } = description;
  const isOfDeals = kind === "deal" || description.statuses.length > 0;
  for (const { shown, spoken } of turns) {
    const things = [...shown, ...spoken].filter((each) => !isOfDeals || each.kind === "deal");
    const isOneOnly = new Set(things.map(keyOf)).size < 2;
    // One thing alone is not told from others by a word of its name or by where it is.
    if ((isLoose || word !== undefined) && isOneOnly) continue;
    const fitting = await fittingAmong(description, things, rows);
    // A word tells only where one thing has it.
    if (word !== undefined && new Set(fitting.map(keyOf)).size > 1) return [];
    if (fitting.length > 0) return fitting;
    if (isLoose && things.length > 0) return [];
  }
  const mayBeOwn = isOfDeals || isOwn || (isOwnTalk && kind === undefined && !isBare);
  if (isLoose || word !== undefined || !mayBeOwn) return [];
  const deals = await rows.deals();
  const fitting = await fittingAmong(
    description,
    deals.map(({ id, eventName: name, packageName: detail, eventId }) => ({
      kind: "deal",
      id,
      name,
      detail,
      eventId,
    })),
    rows,
  );
  if (isMany || fitting.length < 2) return fitting;
  const standing = (those: ReadonlySet<string>) =>
    fitting.filter(({ id }) => those.has(deals.find((deal) => deal.id === id)?.status ?? ""));
  // How one did is asked of what was signed, and anything else rather of what is still open.
  const [likely] = (asksHowItDid.test(question) ? [signed] : [open, signed])
    .map(standing)
    .filter(({ length }) => length > 0);
  return likely ?? fitting;
}

const asksHowItDid =
  /\b(?:results?|numbers|leads|roi|return|revenue|did|does|do|doing|perform\w*|brought|bring|pa(?:y|id) off|worked|worth it)\b/i;
const open: ReadonlySet<string> = new Set(["negotiating", "pending", "active"]);
const signed: ReadonlySet<string> = new Set(["active", "completed"]);
const keyOf = ({ id, eventId }: Reference): string => eventId ?? id;

async function fittingAmong(
  description: Description,
  things: readonly Reference[],
  rows: Rows,
): Promise<readonly Reference[]> {
  const deals = things.some(({ kind }) => kind === "deal") ? await rows.deals() : [];
  const needsEvent = description.places.length > 0 || description.months.length > 0;
  const candidates = await Promise.all(
    things.map(
      async (each): Promise<Candidate> => ({
        each,
        deal: each.kind === "deal" ? deals.find(({ id }) => id === each.id) : undefined,
        event: needsEvent && (each.kind === "event" || each.eventId) ? await rows.event(keyOf(each)) : null,
      }),
    ),
  );
  const fitting = candidates.filter((candidate) => fits(description, candidate)).map(({ each }) => each);
  return [...new Map(fitting.map((each) => [`${each.kind} ${each.id}`, each])).values()];
}

/** Whether something has all that a description says. */
function fits(
  { places, months, tier, statuses, amountUsd, word }: Description,
  { each, event, deal }: Candidate,
): boolean {
  if (word !== undefined) return hasWord([each.name, each.detail, deal?.with.company, deal?.with.name], word);
  if (places.length > 0 && !(event && places.some((place) => isAt(event, place)))) return false;
  if (months.length > 0 && !(event && months.includes(Number(event.date.slice(5, 7))))) return false;
  if (statuses.length > 0 && !(deal && statuses.includes(deal.status))) return false;
  if (amountUsd !== undefined && !(deal && Math.abs(deal.amountUsd - amountUsd) < amountUsd * nearly))
    return false;
  if (tier !== undefined && deal && deal.tier !== tier) return false;
  return places.length + months.length + statuses.length > 0 || amountUsd !== undefined;
}

const wordsOf = (text: string) => ` ${foldLetters(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
const hasWord = (texts: readonly (string | undefined)[], word: string): boolean =>
  wordsOf(texts.join(" | ")).includes(` ${word} `);

/** Amounts are rounded where they are spoken of. */
const nearly = 0.04;

const shortKey = 4;
const stateCode = 2;

/** Whether an event is in a city, country or region, or has it in its name. */
function isAt({ name, location }: Pick<ToolEventDetail, "name" | "location">, place: string): boolean {
  const [city = location, around = ""] = location.split(/, ?/);
  const key = placeKey(place);
  // London is also a city in Canada: what its country or state lies in counts as well.
  const isThere =
    around === "" || around.length === stateCode || placeKey(around) === key || isWithin(around, place);
  return (
    placeKey(city) === key ||
    (isWithin(city, place) && isThere) ||
    // "The German one" is in Germany.
    wordsOf(`${name}, ${location}`).includes(key.length > shortKey ? ` ${key}` : ` ${key} `)
  );
}
