import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import type { ToolInquiry } from "@marquee/adapters/ai/tool-results-market";
import { isKnownPlace } from "@marquee/contracts/events/guessed-time-zone";
import { beginning } from "@marquee/contracts/text/characters";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { isRegion } from "../reading/places.ts";
import { isTypo } from "../reading/typos.ts";
import type { Reference } from "./references.ts";

/** What a text names, and what it calls by a name that nothing has. */
export interface Naming {
  found: readonly Reference[];
  /** The text with what it names in braces by its kind, such as "Is {event} worth it?". */
  masked: string;
  unknown: { name: string; nearest: readonly Reference[]; isCompany?: true } | undefined;
}

const wordForm = /[\p{L}\p{N}\p{M}]+/gu;
const wordsOf = (text: string): string[] => (text.match(wordForm) ?? []).map(foldLetters);
/** Words that join names and belong to none. */
const joining = new Set("the a an of at in for and or to deal deals event events package one".split(" "));

interface Place {
  reference: Reference;
  start: number;
  end: number;
  score: number;
  /** It stands at one word of a longer name. */
  isPart?: boolean;
  /** The words call it by the company on its other side. */
  company?: string;
}

/** Where a text names something: the longest run of its words that stand together in the name, with typos. */
function placeOf(reference: Reference, text: readonly string[]): Place | undefined {
  const whole = wordsOf(reference.name);
  const name = whole.filter((word) => !joining.has(word));
  let best: Place | undefined;
  for (let start = 0; start < text.length; start++)
    for (let first = 0; first < name.length; first++) {
      let length = 0;
      let skipped = 0;
      while (start + length + skipped < text.length && first + length < name.length) {
        const word = text[start + length + skipped] ?? "";
        if (isTypo(word, name[first + length] ?? "")) length += 1;
        else if (length > 0 && joining.has(word) && whole.includes(word)) skipped += 1;
        else break;
      }
      if (length === 0) continue;
      const rest = name.filter(
        (word, at) => (at < first || at >= first + length) && text.includes(word),
      ).length;
      const score = (length + 0.2 * rest) / name.length + (first === 0 ? 0.05 : 0);
      if (
        best === undefined ||
        length > best.end - best.start ||
        (length === best.end - best.start && score > best.score)
      )
        best = { reference, start, end: start + length, score };
    }
  if (!best) return undefined;
  const length = best.end - best.start;
  // "New York" is where "Payments Forum New York" is, and not its name.
  if (
    length < name.length &&
    (reference.kind === "event" || reference.kind === "deal") &&
    isKnownPlace(text.slice(best.start, best.end).join(" "))
  )
    return undefined;
  const pointed =
    text[best.end] !== undefined && /^(?:deal|deals|event|conference|show|thing)$/.test(text[best.end] ?? "");
  const isEnough =
    length === name.length ||
    (length >= 2 && length * 2 >= name.length) ||
    (pointed && best.start > 0 && length * 2 >= name.length && name[0] === text[best.start]);
  // A word alone that is no whole name could be any word.
  const alone = text[best.start] ?? "";
  if (length === 1 && name.length > 1 && isTelling(reference, alone) && name.includes(alone))
    return { ...best, isPart: true };
  return isEnough &&
    (length > 1 || name.length === 1
      ? name.length > 1 || (name[0]?.length ?? 0) > 3
      : pointed || isProper(reference))
    ? best
    : undefined;
}

const isProper = ({ kind }: Reference) => kind === "host" || kind === "inquiry";

/** Words that many names of events, packages and deals share. */
const shared = new Set(
  "summit conference expo week days night forum congress connect festival fest fair convention frontiers roundtable workshop meetup partner sponsor package stage track hall tech technology cloud data security health digital product open source language models founders startup event events deal show live startups payments software platform engineering developer developers city enterprise gold silver bronze platinum title presenting campaign concept idea booth coffee street market".split(
    " ",
  ),
);

/** One word that only one's own things of that name have: "the resilience one", "our cyber bid". */
const isTelling = ({ kind }: Reference, word: string) =>
  (kind === "deal" || kind === "campaign" || kind === "concept") && word.length >= 5 && !shared.has(word);

/** Of those that stand at the same words the best, and all of equally good ones. */
function bestPlaces(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  const ordered = places.toSorted(
    (one, other) => other.end - other.start - (one.end - one.start) || other.score - one.score,
  );
  for (const place of ordered) {
    const rival = kept.find(({ start, end }) => place.start < end && start < place.end);
    const isAsGood =
      rival && rival.end - rival.start === place.end - place.start && rival.score - place.score < 0.05;
    if (!rival || isAsGood) kept.push(place);
  }
  return kept;
}

/**
 * "Site Reliability Days", which takes place in six cities: the one that the reader has a deal at, where no event is called
 * just so.
 */
function ownFirst(best: readonly Place[], deals: readonly ToolDeal[], words: readonly string[]): Place[] {
  const isVague = ({ reference: { kind }, score }: Place) => kind === "event" && score < 1;
  if (!best.some(isVague)) return [...best];
  const ids = new Set(best.map(({ reference }) => reference.id));
  const own = deals
    .filter(({ id, eventId }) => !ids.has(id) && !ids.has(eventId))
    .flatMap(({ id, eventName, eventId, packageName }) => {
      const reference: Reference = { kind: "deal", id, name: eventName, detail: packageName, eventId };
      return placeOf(reference, words) ?? [];
    });
  const seen = new Set<string>();
  return best.flatMap((place) => {
    const here = own.filter(
      ({ start, end, isPart }) => !isPart && start === place.start && end === place.end,
    );
    if (!isVague(place) || here.length === 0) return [place];
    return here.filter(({ reference }) => !seen.has(reference.id) && seen.add(reference.id));
  });
}

/** "Seed Stage Night San Francisco" is not the one in Seattle: a place right after a part of a name belongs to it. */
function isElsewhere({ reference, end, score }: Place, words: readonly string[]): boolean {
  if (reference.kind !== "event" || score >= 1) return false;
  const place = [words.slice(end, end + 2).join(" "), words[end] ?? ""].find(
    (name) => name.length > 3 && isKnownPlace(name),
  );
  return (
    place !== undefined &&
    !foldLetters(`${reference.name} ${reference.detail ?? ""}`).includes(foldLetters(place))
  );
}

/** Words that make a run of capitalized words the name of an event. */
const eventNouns =
  /\b(?:Summit|Conference|Expo|Week|Days|Forum|Congress|Connect|Festival|Fest|Fair|Convention|Frontiers)\b/;
const properRun =
  /\b\p{Lu}[\p{L}\p{N}&'-]*(?: (?:(?:&|of|in|and|for|the|to) )?(?:\p{Lu}[\p{L}\p{N}&'-]*|20\d\d))*/gu;

/** Two and more words with capitals are a name, wherever they stand. */
const properRuns = /^\p{Lu}[\p{L}'-]+(?: (?:& )?\p{Lu}[\p{L}'-]+)+$/u;
/** Words with capitals that are no names. */
const notNames =
  /^(?:I|AI|Q[1-4]|KPIs?|ROI|PDF|CRM|SaaS|PO|CFO|CEO|CMO|Gold|Silver|Bronze|Platinum|Morgan|Marquee|English|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|New|Year|Easter|Strategy|Builder|Deals?|Credits?|Library|Hosting)$/;
/** A capital because a sentence begins. */
const openingWord =
  /^(?:The|Between|During|From|Until|After|Before|By|Since|Through|Throughout|Within|Around|Towards|Is|Does|Do|Did|What|Who|When|Where|Why|How|Counter|Cancel|Save|Unsave|Show|Start|And|Has|Have|Which|Publish|Accept|Decline|Tell|Ask|Write|Send|Offer|Renew|Propose|Put|Get|Give|Plus|Also|Then|Now|Can|Could|Would|Will|Should|Please|Compare|Find|Any|Are|Was|Were|For|At|In|On|With|About|My|Our|Your|Set|Make|Hold|Book|Join|Message|Sponsor|Remember|Draft|If|So|But|Or|No|Not|Yes|Ok|OK|Okay|Dear|Hi|Hello|Hey|Thanks|Let|Take|Buy|Order|Raise|Lower|Change|Forget|Drop|Skip|Except|Without|Minus|Nothing|Avoid|Excluding|Only|Just|Same|Block|Answer|Reply|Respond|Confirm|Remind|Thank|Invite|I) /;

/** The things that a text names, among all that its reader may open. */
export async function namedIn(given: string, tools: ReadTools): Promise<Naming> {
  const text = given.replaceAll(/\bsf\b/gi, "San Francisco").replaceAll(/\bnyc\b/gi, "New York");
  const runs = [...text.matchAll(properRun)].map(([run]) => run).filter((run) => run.length > 3);
  // One look-up for the whole text and for each run of words that could be a name.
  const lines = [...new Set([beginning(text.replaceAll("\n", " "), 200), ...runs.slice(0, 5)])];
  const results = await tools.searchNames({ text: beginning(lines.join("\n"), 400), limit: 12 });
  const all = new Map<string, Reference>();
  for (const { kind, id, name, detail, eventId } of results.found)
    all.set(`${kind} ${id} ${name}`, { kind, id, name, detail, eventId });
  const words = wordsOf(text);
  const byName = [...all.values()]
    .flatMap((reference) => placeOf(reference, words) ?? placeByPerson(reference, words) ?? [])
    .filter((place) => !isElsewhere(place, words));
  const [deals, inquiries] = await Promise.all([
    tools.listDeals({ limit: 20 }),
    tools.listInquiries({ limit: 20 }),
  ]);
  const candidates = [...byName, ...placesByCompany(text, words, byName, deals, inquiries)];
  // One word of a longer name tells which is meant only where nothing else has it.
  const places = candidates.filter(
    ({ reference, start, end, isPart, company }) =>
      !isPart ||
      candidates.every(
        (other) =>
          other.start >= end ||
          other.end <= start ||
          other.reference.name === reference.name ||
          (other.company !== undefined && other.company === company),
      ),
  );
  const ordered = ownFirst(bestPlaces(places), deals, words).toSorted(
    (one, other) => one.start - other.start,
  );
  const found = [
    ...new Map(ordered.map(({ reference }) => [`${reference.kind} ${reference.id}`, reference])).values(),
  ];
  const known = ordered.flatMap(({ reference, company }) => wordsOf(`${reference.name} ${company ?? ""}`));
  const stranger = runs
    .map((run) => run.replace(openingWord, "").replace(/['’]s$/, ""))
    // "Guess I'm topping up" names nobody.
    .filter((run) => !/\bI(?:['’]\p{L}+)?$/u.test(run))
    // A package is looked for at its event.
    .filter((run) => !/(?:Partner|Package|Sponsor|Host|Supporter|Friend of .+|Pavilion)s?$/.test(run))
    .filter((run) => run.includes(" ") && (eventNouns.test(run) || properRuns.test(run)))
    .filter(
      (run) =>
        !run.split(/ (?:and|or) /).every((part) => isKnownPlace(part) || isRegion(part)) &&
        !run.split(" ").every((word) => isKnownPlace(word) || notNames.test(word)),
    )
    .find(
      (run) => !wordsOf(run).some((word) => !joining.has(word) && known.some((other) => isTypo(word, other))),
    );
  const company =
    stranger === undefined &&
    ordered.every(({ reference: { kind }, company: by }) => by === undefined && kind !== "host")
      ? await unknownCompany(text, tools)
      : undefined;
  if (company !== undefined)
    return {
      found,
      masked: withKinds(text.replace(company, "{host}"), ordered),
      unknown: { name: company, nearest: [], isCompany: true },
    };
  const masked = withKinds(stranger === undefined ? text : text.replace(stranger, "{event}"), ordered);
  if (stranger === undefined) return { found, masked, unknown: undefined };
  const { found: near, nearest } = await tools.searchNames({ text: stranger, limit: 4 });
  const events = [...near, ...nearest].filter(({ kind }) => kind === "event");
  return {
    found,
    masked,
    unknown: {
      name: stranger,
      nearest: events
        .slice(0, 2)
        .map(({ kind, id, name, detail, eventId }) => ({ kind, id, name, detail, eventId })),
    },
  };
}

/**
 * The deals and questions of the reader with a company that a text names, where no host is called so: of an event that
 * it names too only those, else all.
 */
function placesByCompany(
  text: string,
  words: readonly string[],
  named: readonly Place[],
  deals: readonly ToolDeal[],
  inquiries: readonly ToolInquiry[],
): Place[] {
  const things = [
    ...deals.map(({ id, eventName, eventId, packageName, with: other }) => ({
      reference: { kind: "deal", id, name: eventName, detail: packageName, eventId } satisfies Reference,
      company: other.company,
      person: other.name,
    })),
    ...inquiries.map(({ id, eventName, eventId, with: other }) => ({
      reference: { kind: "inquiry", id, name: eventName, eventId } satisfies Reference,
      company: other.company,
      person: other.name,
    })),
  ];
  const places = things.flatMap(({ reference, company, person }): Place[] => {
    // "Answer Marcus": their person's first name, as people write it.
    const [firstName = ""] = person.split(" ");
    const byPerson =
      firstName.length > 2 && text.includes(firstName)
        ? words.findIndex((word) => word === foldLetters(firstName))
        : -1;
    if (byPerson >= 0) return [{ reference, company, start: byPerson, end: byPerson + 1, score: 0.5 }];
    const place = company ? placeOf({ ...reference, kind: "deal", name: company }, words) : undefined;
    // "Umbrella Group" is not every other group.
    const [first = ""] = wordsOf(company);
    return place && isTypo(words[place.start] ?? "", first) ? [{ ...place, reference, company }] : [];
  });
  const free = places.filter(({ start, end }) =>
    named.every((other) => other.start >= end || other.end <= start),
  );
  const events = new Set(
    named.flatMap(({ reference: { kind, id, eventId } }) =>
      kind === "event" ? [id] : eventId ? [eventId] : [],
    ),
  );
  return events.size === 0 ? free : free.filter(({ reference }) => events.has(reference.eventId ?? ""));
}

const ofCompany = String.raw`(?:offer|deal|terms|proposal|bid|contract|price|package|counter(?:-?offer)?|message|question|inquiry)s?`;
const companies = [
  new RegExp(
    String.raw`\b(\p{Lu}[\p{L}\p{N}&-]+(?: \p{Lu}[\p{L}\p{N}&-]+){0,2})['’]s? (?:\p{Ll}+ )?${ofCompany}\b`,
    "u",
  ),
  new RegExp(
    String.raw`\b${ofCompany} (?:from|by|with|of) (\p{Lu}[\p{L}\p{N}&-]+(?: \p{Lu}[\p{L}\p{N}&-]+){0,2})\b(?!['’])`,
    "u",
  ),
];

/**
 * The company whose offer, deal or message a text speaks of, if nothing of the reader is with a company of that name.
 */
async function unknownCompany(text: string, tools: ReadTools): Promise<string | undefined> {
  const named = companies
    .map((pattern) => pattern.exec(text)?.[1]?.replace(openingWord, ""))
    .find((name) => name !== undefined);
  if (named === undefined || named.split(" ").some((word) => notNames.test(word)) || isKnownPlace(named))
    return undefined;
  const [{ found }, deals, inquiries] = await Promise.all([
    tools.searchNames({ text: named, limit: 4 }),
    tools.listDeals({ limit: 20 }),
    tools.listInquiries({ limit: 20 }),
  ]);
  const [first = ""] = wordsOf(named);
  const known = [
    ...found.flatMap(({ name, detail }) => [name, detail]),
    ...[...deals, ...inquiries].flatMap(({ with: other, eventName }) => [
      other.company,
      other.name,
      eventName,
    ]),
    ...deals.map(({ packageName }) => packageName),
  ].flatMap((one) => wordsOf(one));
  return known.some((word) => isTypo(word, first)) ? undefined : named;
}

const maskOf: Readonly<Record<Reference["kind"], string>> = {
  event: "{event}",
  deal: "{event}",
  package: "{package}",
  host: "{host}",
  inquiry: "{host}",
  campaign: "{campaign}",
  concept: "{campaign}",
};

/** Writes the kind of what stands at these words instead of them. */
function withKinds(text: string, places: readonly Place[]): string {
  const words = [...text.matchAll(wordForm)];
  let masked = text;
  let before = Number.POSITIVE_INFINITY;
  for (const { reference, start, end, company } of places.toReversed()) {
    const [first, last] = [words[start], words[end - 1]];
    if (!first || !last || end > before) continue;
    before = start;
    masked = `${masked.slice(0, first.index)}${company === undefined ? maskOf[reference.kind] : maskOf.host}${masked.slice(last.index + last[0].length)}`;
  }
  return masked;
}

/** A host by the person's name, which stands in the detail. */
function placeByPerson(reference: Reference, words: readonly string[]): Place | undefined {
  if (reference.kind !== "host" || !reference.detail) return undefined;
  const place = placeOf({ ...reference, name: reference.detail }, words);
  return place && { ...place, reference };
}
