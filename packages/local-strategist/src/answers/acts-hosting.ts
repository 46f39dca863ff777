import { quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";
import { foldLetters } from "@marquee/contracts/text/search-text";
import type { Act } from "../reading/acts.ts";
import { amountIn, inDigits, numbersIn } from "../reading/numbers.ts";
import { amountMeant } from "../reading/relative-amount.ts";
import { orderIn, tierIn } from "../reading/wish.ts";
import { aboutOf, type Reply, type Scene } from "../scene.ts";
import { isReply, missing, type Prepared, spokenAmount } from "./act-targets.ts";
import { asksWhatToWrite } from "./acts-deals.ts";
import { draftedBefore, greets, noteAbout } from "./draft.ts";
import { ownEventsMeant } from "./hosting.ts";
import { ownEvents } from "./own-events.ts";

/** The reader's own event that is meant. */
async function hostedFor(
  scene: Scene,
  may: (event: ToolHostedEvent) => boolean,
  what: string,
): Promise<ToolHostedEvent | Reply> {
  const own = await ownEventsMeant(scene);
  const named = own.filter(may);
  if (named.length === 0 && scene.u.isNamed && own.length > 0)
    return missing(`${quotable(own[0]?.name, 70)} can't be ${what} now.`);
  const chosen = named.length > 0 ? named : await offeredFor(scene, may);
  const [only] = chosen;
  if (only && chosen.length === 1) return only;
  if (chosen.length === 0) return missing(`No: you have no event that can be ${what}.`);
  return missing(
    "Tell me which of your events you mean.",
    chosen.slice(0, 5).map(({ name }) => name),
  );
}

/** The events that could be meant where none is named: drafts first, because few have several of them. */
async function offeredFor(
  { tools }: Scene,
  may: (event: ToolHostedEvent) => boolean,
): Promise<ToolHostedEvent[]> {
  const drafts = (await ownEvents(tools, "draft")).filter(may);
  const upcoming = (await ownEvents(tools, "upcoming")).filter(may);
  return [...drafts, ...upcoming];
}

/** One of its packages, by name or level. */
function packageOf(event: ToolHostedEvent, { u }: Scene): ToolHostedEvent["packages"][number] | Reply {
  const asked = foldLetters(u.question);
  const ids = new Set([...u.about, ...u.focus].flatMap(({ kind, id }) => (kind === "package" ? [id] : [])));
  const about = event.packages.filter(({ id }) => ids.has(id));
  const byName = event.packages.filter(({ name }) => asked.includes(foldLetters(name)));
  const tier = tierIn(asked);
  const byTier = event.packages.filter((each) => each.tier === tier);
  const byPrice = event.packages.toSorted((one, other) => one.priceUsd - other.priceUsd);
  const order = orderIn(asked);
  const byOrder = order === "cheapest" ? byPrice.slice(0, 1) : order === "dearest" ? byPrice.slice(-1) : [];
  const found = [byName, byTier, byOrder, about].find(({ length }) => length > 0) ?? [];
  const [only] = found;
  return only && found.length === 1
    ? only
    : missing(
        `Tell me which package of ${quotable(event.name, 70)} you mean.`,
        event.packages.map(({ name }) => name),
      );
}

async function publishing(scene: Scene): Promise<Prepared> {
  const event = await hostedFor(scene, ({ status }) => status === "draft", "published");
  return isReply(event) ? event : { suggestion: { kind: "publish_event", input: { eventId: event.id } } };
}

async function pricing(scene: Scene): Promise<Prepared> {
  const event = await hostedFor(
    scene,
    ({ status }) => status === "upcoming" || status === "draft",
    "changed",
  );
  if (isReply(event)) return event;
  const offer = packageOf(event, scene);
  if (isReply(offer)) return offer;
  const amount = amountMeant(scene.u.question, { standing: offer.priceUsd, list: offer.priceUsd });
  return amount === undefined
    ? missing(`Tell me the new price of ${quotable(offer.name, 60)}.`)
    : { suggestion: { kind: "change_price", input: { packageId: offer.id, amount } } };
}

async function spotting(scene: Scene): Promise<Prepared> {
  const event = await hostedFor(
    scene,
    ({ status }) => status === "upcoming" || status === "draft",
    "changed",
  );
  if (isReply(event)) return event;
  const offer = packageOf(event, scene);
  if (isReply(offer)) return offer;
  const { question } = scene.u;
  const numbers = numbersIn(inDigits(question))
    .map(({ value }) => value)
    .filter((value) => value > 0 && value < 1_000);
  // "Two more, so six in all" says both.
  const isTotal = /\b(?:overall|in all|in total|altogether)\b/i.test(question);
  // "Take one spot away": one alone is written as a word.
  const single = /\b(?:one|a|another) (?:more )?(?:\S+ )?spot\b/i.test(question) ? 1 : undefined;
  const number = (isTotal ? numbers.at(-1) : numbers[0]) ?? single;
  if (number === undefined) return missing(`Tell me how many spots ${quotable(offer.name, 60)} should have.`);
  const isLess =
    !isTotal &&
    /\b(?:take|remove|cut|drop|less|fewer|minus)\b.*\b(?:spots?|away|off|out|fewer|less)\b/i.test(question);
  const isMore = !isTotal && !isLess && /\b(?:more|add|another|extra)\b/i.test(question);
  const spots = isMore ? offer.spots + number : isLess ? offer.spots - number : number;
  return { suggestion: { kind: "change_spots", input: { packageId: offer.id, spots } } };
}

async function replying(scene: Scene): Promise<Prepared | undefined> {
  const shown = aboutOf(scene, "inquiry");
  const waits = await scene.tools.listInquiries({ awaitsReader: true, limit: 5 });
  // A letter that was drafted goes to whom it greets.
  const drafted = draftedBefore(scene);
  const addressed = drafted === undefined ? [] : waits.filter((inquiry) => greets(drafted, inquiry));
  const named = waits.filter(({ id }) => shown.some((each) => each.id === id));
  const meant = addressed.length > 0 ? addressed : shown.length > 0 ? named : waits;
  // Of several, the one that shares a telling word with the reply: "the keynote stage is taken".
  const words = new Set(foldLetters(scene.u.question).match(/\p{L}{5,}/gu) ?? []);
  const fitting = meant.filter(({ lastMessage, with: other }) =>
    foldLetters(`${lastMessage} ${other.company} ${other.name}`)
      .match(/\p{L}{5,}/gu)
      ?.some((word) => words.has(word)),
  );
  const [inquiry] = fitting.length === 1 ? fitting : meant;
  if (!inquiry) return undefined;
  if (meant.length > 1 && fitting.length !== 1)
    return missing(
      "Tell me which question you mean.",
      meant.map(({ eventName, with: other }) => `${other.company || other.name} about ${eventName}`),
    );
  const message = drafted ?? (await noteAbout(scene));
  if (message === undefined) return missing(asksWhatToWrite);
  return { suggestion: { kind: "reply_inquiry", input: { inquiryId: inquiry.id, message } } };
}

async function proposing(scene: Scene): Promise<Prepared> {
  // "Make them a package for that" after their question goes to its event.
  const [inquiry, ...others] = aboutOf(scene, "inquiry");
  const isSpokenOf = inquiry?.eventId != null && others.length === 0 && !scene.u.isNamed;
  const [own] = isSpokenOf ? await scene.tools.listHosted({ eventId: inquiry.eventId ?? "", limit: 1 }) : [];
  const event = own ?? (await hostedFor(scene, ({ status }) => status === "upcoming", "offered"));
  if (isReply(event)) return event;
  const asked = foldLetters(scene.u.question);
  const invitees = (await scene.tools.listInvitees({ eventId: event.id, limit: 20 })) ?? [];
  const known = invitees.filter(({ contact }) => contact !== null);
  const asking = known.filter(({ contact }) => isSpokenOf && contact?.id === inquiry.id);
  const named = known.filter(({ company, name }) =>
    [company, name].some((each) => each !== "" && asked.includes(foldLetters(each).split(" ")[0] ?? "")),
  );
  const meant = named.length === 0 ? asking : named;
  const [brand] = meant;
  if (!brand?.contact || meant.length > 1)
    return missing(
      known.length === 0
        ? "No: nobody has asked, waited or negotiated about this event, so there is no one to propose a package to."
        : "Tell me for whom the package is.",
      known.slice(0, 5).map(({ company, name }) => company || name),
    );
  const amount = spokenAmount(scene.u.question, 10_000);
  if (amount === undefined)
    return missing(`Tell me the price of the package for ${quotable(brand.company || brand.name, 60)}.`);
  const tier = tierIn(asked) ?? "gold";
  const told = toldOf(scene.u.question);
  return {
    suggestion: {
      kind: "propose_package",
      input: {
        eventId: event.id,
        contactKind: brand.contact.kind,
        contactId: brand.contact.id,
        name: quotable(
          quotedIn(scene.u.question) ?? told?.split(",")[0] ?? `${brand.company || brand.name} package`,
          60,
        ),
        tier,
        amount,
        ...(told === undefined ? {} : { benefits: [quotable(told, 100)] }),
      },
    },
  };
}

/** What a package is to hold, where a colon begins it: without its price and its number of spots. */
function toldOf(question: string): string | undefined {
  const parts = (/^[^:]{3,60}:\s+(.{6,})$/s.exec(question)?.[1] ?? "")
    .replace(/[.!]+$/, "")
    .split(/,\s+/)
    .filter((part) => amountIn(inDigits(part)) === undefined && !/\bspots?\b/i.test(part));
  const told = parts.join(", ").trim();
  return told === "" ? undefined : `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}

/** What stands in quotes is how it is to be called. */
const quotedIn = (question: string): string | undefined =>
  /(?<![\p{L}\d])["“'‘]([\p{L}\d][\p{L}\d &'’-]{1,58})["”'’](?!\p{L})/u.exec(question)?.[1];

export const hostActs: Readonly<Partial<Record<Act, (scene: Scene) => Promise<Prepared | undefined>>>> = {
  publish: publishing,
  change_price: pricing,
  change_spots: spotting,
  reply_inquiry: replying,
  propose_package: proposing,
};
