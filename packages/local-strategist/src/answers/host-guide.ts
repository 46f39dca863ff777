import { inNumbers, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";
import { sponsorshipTiers } from "@marquee/contracts/enums";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { inDigits } from "../reading/numbers.ts";
import { tierIn } from "../reading/wish.ts";
import { capital } from "../say.ts";
import type { Reply, Scene } from "../scene.ts";
import { guestsIn, ownEventsMeant } from "./hosting.ts";
import { sectorIn } from "./sponsor-sectors.ts";

const asksSteps =
  /\bhow (?:do|can|could|should|would|to)\b.{0,40}\b(?:get|find|attract|win|reach|bring in|interest)\b.{0,30}\bsponsors?\b|\bin front of (?:the )?(?:sponsors|brands|companies)\b|\b(?:want|need|looking for|get) (?:some |more |our first |my first )?sponsors\b/i;
const asksWants =
  /\bwhat (?:do|would|does|might|could) (.{3,80}?) (?:actually |really |usually |even )?(?:want|look for|expect|care about|get out of|hope for)\b/i;
const asksPackages =
  /\b(?:make|give|build|suggest|draft|create|set up|design|show)\b.{0,24}\b(?:(?:three|3|two|2|some|a few|four|4|my|the|sponsor\w*) )+(?:packages|levels|tiers)\b/i;
const asksLess =
  /\b(?:cheaper|less|lower|too (?:much|expensive|high|dear)|small(?:er)? (?:town|place|event|crowd)|nobody (?:here )?pays|tone it down)\b/i;
const asksPrice =
  /\b(?:what|how much|which price|a fair price|the right price)\b.{0,40}\b(?:charge|ask|price|cost|put|worth|take)\b|\bprice for\b/i;
const asksContent =
  /\bwhat\b.{0,30}\b(?:benefits?|should|goes|go|would|could|put)\b.*\b(?:contain|include|hold|have|offer|in(?:to)?|for)\b/i;

/** "What should I charge a brewery for the main stage" */
const chargesWhom =
  /\b(?:charge|ask|take|price|cost)\b (?:(?:from|for) )?(?:an? |the |our |local )*(?:\S+ ){0,2}?(?:bank|insurer|brewer|beer|distiller|winer|roaster|baker|butcher|supermarket|restaurant|supplier|manufacturer|dealer|carmaker|clinic|hospital|gym|shop|store|retailer|employer|startup|software|tech|\S+ (?:company|brand|firm))/i;
const ofRows =
  /\b(?:closed|finished|got paid|was paid|(?:others|sponsors|they|people) (?:have )?paid|similar events|going rate|again|next year|come back|renew\w*|rebook\w*)\b/i;

/** For each guest, in USD: a main sponsor, one of a middle level, a small one, and a logo alone. */
const perGuest = { main: 4, middle: 1.5, small: 0.5, logoLeast: 1, logoMost: 1.7 };
const spotsOf = { middle: 3, small: 8 };
/** What "cheaper" leaves of the prices that were named before. */
const lessShare = 0.6;
/** From one level to the next, as hosts usually price. */
const step = 2.2;

/** Rounded as prices are: to tens below 1,000, to hundreds above. */
const asPrice = (value: number): number => {
  const unit = value < 1_000 ? 10 : 100;
  return Math.max(unit, Math.round(value / unit) * unit);
};

/**
 * How a host gets sponsors: the first steps, what a kind of sponsor wants, packages to begin with, the price and the
 * content of a level. Undefined where nothing of that is asked.
 */
export async function answerHostGuide(scene: Scene): Promise<Reply | undefined> {
  const { question } = scene.u;
  // What others paid, and who comes back, are known from the rows.
  if (ofRows.test(question) || (scene.u.isNamed && scene.u.about.some(({ kind }) => kind !== "event")))
    return undefined;
  const [own] = await ownEventsMeant(scene);
  const people = guestsTold(scene) ?? own?.attendeeCount;
  if (asksPackages.test(question)) return packagesFor(people, 1);
  if (toldPackages(scene) && asksLess.test(question)) return packagesFor(people, lessShare);
  const wants = asksWants.exec(question)?.[1];
  const sector = sectorIn(wants ?? question);
  if (wants !== undefined && sector) return sectorWants(sector);
  const tier = tierIn(question);
  if (own && tier !== undefined && asksPrice.test(question)) return tierPrice(own, tier);
  if (tier !== undefined && sector && asksContent.test(question)) return contentFor(own, tier, sector);
  if (/\blogos?\b/i.test(question) && asksPrice.test(question) && people !== undefined)
    return logoPrice(people);
  if (sector && chargesWhom.test(question)) return sectorPrice(sector, people);
  if (asksIfTooSmall.test(question)) return enoughPeople(people);
  if (tier === undefined && besidesLogo.test(question)) return besideLogo();
  if (people !== undefined && !own && asksPrice.test(question) && /\bsponsors?\b/i.test(question))
    return packagesFor(people, 1);
  return asksSteps.test(question) ? firstSteps(people) : undefined;
}

/** How many people come, as the conversation says: "1,200 visitors". */
function guestsTold({ u }: Scene): number | undefined {
  for (let turn: typeof u.before = u; turn; turn = turn.before) {
    const told =
      /\b(\d{1,3}(?:,\d{3})+|\d{2,6}) (?:\p{L}+ ){0,2}?(?:visitors|people|guests|attendees|participants|fans|heads|ppl)\b/iu.exec(
        inDigits(turn.question),
      )?.[1];
    if (told !== undefined) return Number(told.replaceAll(",", ""));
  }
  return guestsIn({ u });
}

const packageVerdict = "Three packages to begin with";
const toldPackages = ({ earlier }: Scene): boolean =>
  earlier.find(({ author }) => author === "morgan")?.text.includes(packageVerdict) === true;

function packagesFor(people: number | undefined, share: number): Reply {
  if (people === undefined)
    return {
      verdict: "Tell me how many people come, and I'll price three packages for you.",
      body: `As a rule of thumb, a main sponsor pays about ${usd(perGuest.main)} for each guest, one of a middle level ${usd(perGuest.middle, { exact: true })}, and a small one ${usd(perGuest.small, { exact: true })}.`,
      question: "How many do you expect?",
      options: [],
    };
  const price = (each: number) => asPrice(people * each * share);
  const [main, middle, small] = [price(perGuest.main), price(perGuest.middle), price(perGuest.small)];
  const all = main + middle * spotsOf.middle + small * spotsOf.small;
  return {
    verdict: `${packageVerdict}, for ${inNumbers(people)} people: ${usd(main)}, ${usd(middle)} and ${usd(small)}.`,
    body: [
      bullets([
        `**Main sponsor**, ${usd(main)}, one spot: its name with yours on posters and stage, the best place on site, a few words at the opening, twenty passes`,
        `**Stage or area sponsor**, ${usd(middle)}, ${spotsOf.middle} spots: one stage, bar or area carries its name, a stand of its own, ten passes`,
        `**Supporter**, ${usd(small)}, ${spotsOf.small} spots: its logo on the board of thanks and in the program, two passes`,
      ]),
      `All of them sold bring ${usd(all)}. These are estimates by the number of guests: begin with what covers your largest bill, and raise a price once the second sponsor asks for it.`,
      "Create the event under **Hosting** first; its packages are added on the same page, each with price, spots and benefits.",
    ].join("\n\n"),
    question:
      share === 1 ? "Would they be too much where you are?" : "Shall we go through what each one holds?",
    options: share === 1 ? ["Cheaper, please"] : [],
  };
}

type Sector = NonNullable<ReturnType<typeof sectorIn>>;

const sectorWants = ({ name, wants, gives }: Sector): Reply => ({
  verdict: `${name} ${wants}.`,
  body: `What you can offer them for that:\n\n${bullets(gives)}\n\nAsk each one what would make it a good day for them, and put that into the package rather than one more logo.`,
  question: "Should I suggest packages with prices?",
  options: ["Make me three packages"],
});

function contentFor(event: ToolHostedEvent | undefined, tier: string, { name, gives }: Sector): Reply {
  return {
    verdict: `Beside what ${tier} usually has, give ${name.toLowerCase()} this: ${firstLower(gives[0] ?? "")}.`,
    body: bullets([
      ...gives.slice(1).map((each) => each),
      `**${capital(tier)} in general**: ${usualContent[tier] ?? "a place, passes and a mention"}`,
      ...(event?.packages ?? [])
        .filter((each) => each.tier === tier)
        .map(
          (each) =>
            `**Yours now**: ${quotable(each.name, 60)} for ${usd(each.priceUsd)}, ${inNumbers(each.left)} of ${inNumbers(each.spots)} spots free`,
        ),
    ]),
    question: "Should I help you with its price?",
    options: [],
  };
}

const firstLower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const usualContent: Readonly<Record<string, string>> = {
  platinum:
    "the only one of its kind: opening words, the best place, contacts of those who agreed, twenty passes",
  gold: "a talk or a workshop, a booth in a good place, ten passes, contacts of those who agreed",
  silver: "a booth or a table, passes, a mention in the program",
  bronze: "a logo, a mention and a few passes",
};

/** A level's price at an event of one's own: between its neighbors, or a usual step from the one there is. */
function tierPrice(event: ToolHostedEvent, tier: string): Reply | undefined {
  // The dearest level is first.
  const rank = (name: string) => sponsorshipTiers.findIndex((each) => each === name);
  const priced = event.packages.toSorted((one, other) => one.priceUsd - other.priceUsd);
  // A level that has a price is judged by what others paid.
  if (priced.some((each) => each.tier === tier)) return undefined;
  const isAbove = (each: (typeof priced)[number]) => rank(each.tier) < rank(tier);
  const lower = priced.filter((each) => !isAbove(each)).at(-1);
  const upper = priced.find(isAbove);
  if (!lower && !upper) return undefined;
  const price = asPrice(
    lower && upper
      ? Math.sqrt(lower.priceUsd * upper.priceUsd)
      : lower
        ? lower.priceUsd * step
        : (upper?.priceUsd ?? 0) / step,
  );
  const between =
    lower && upper
      ? `the middle step between ${usd(lower.priceUsd)} for ${quotable(lower.name, 60)} and ${usd(upper.priceUsd)} for ${quotable(upper.name, 60)}`
      : lower
        ? `a usual step above ${usd(lower.priceUsd)} for ${quotable(lower.name, 60)}`
        : `a usual step below ${usd(upper?.priceUsd ?? 0)} for ${quotable(upper?.name, 60)}`;
  return {
    verdict: `About ${usd(price)} for ${tier} at ${quotable(event.name, 70)}: ${between}.`,
    body: bullets([
      ...(event.attendeeCount > 0
        ? [
            `**Per attendee**: ${usd(price / event.attendeeCount, { exact: true })} of ${inNumbers(event.attendeeCount)}`,
          ]
        : []),
      `**Rule**: each level costs two to two and a half times the one below`,
    ]),
    question: "Should I compare it with closed deals?",
    options: [],
    shows: [{ kind: "event", id: event.id, name: event.name }],
  };
}

const logoPrice = (people: number): Reply => ({
  verdict: `For a logo alone, about ${usd(asPrice(people * perGuest.logoLeast))} to ${usd(asPrice(people * perGuest.logoMost))} with ${inNumbers(people)} people.`,
  body: bullets([
    `**More**: up to ${usd(asPrice(people * perGuest.main))} if it is the only logo and comes with a stand and a few words on stage`,
    `**Why so**: small deals on Marquee close near ${usd(perGuest.logoLeast)} for each guest; a logo alone brings nobody a contact`,
    "These are estimates; raise the price once the second one asks for it",
  ]),
  question: "Should I suggest packages around it?",
  options: ["Make me three packages"],
});

function sectorPrice({ name, wants, gives }: Sector, people: number | undefined): Reply {
  const range =
    people === undefined
      ? `${usd(perGuest.middle, { exact: true })} to ${usd(perGuest.main)} for each guest`
      : `${usd(asPrice(people * perGuest.middle))} to ${usd(asPrice(people * perGuest.main))} for ${inNumbers(people)} people`;
  return {
    verdict: `As an estimate, ${range}: the lower end for one of several, the upper one if no other of its kind is let in.`,
    body: bullets([`**What they pay for**: ${name.toLowerCase()} ${wants}`, ...gives]),
    question: people === undefined ? "How many people come?" : "Should I suggest packages with prices?",
    options: people === undefined ? [] : ["Make me three packages"],
  };
}

function firstSteps(people: number | undefined): Reply {
  return {
    verdict:
      "Create your event, give it two or three packages, publish it, and invite the first sponsors yourself.",
    body: [
      bullets([
        "**Create it** under **Hosting**: place, dates, how many come and who they are. It stays a draft that only you see",
        `**Packages**: one main sponsor, one middle level, one small one${people === undefined ? "" : `; for ${inNumbers(people)} people, about ${usd(asPrice(people * perGuest.main))}, ${usd(asPrice(people * perGuest.middle))} and ${usd(asPrice(people * perGuest.small))}`}`,
        "**Publish**: every brand can find it then, and those whose saved search fits are told",
        "**Invite**: write to ten companies that already speak to your guests, and say who comes and what they could do there",
        "**Answer fast**: questions and offers wait under **Deals** and in your inbox; how quickly you answer shows on your page",
      ]),
      "Publishing costs nothing, and Marquee takes no share of a deal.",
    ].join("\n\n"),
    question: "Should I suggest packages with prices?",
    options: ["Make me three packages"],
  };
}

const asksIfTooSmall =
  /\b(?:too (?:small|few|tiny|little)|(?:big|large) enough|enough (?:visitors|people|guests)|(?:ever|even) (?:be )?interested)\b/i;
const besidesLogo =
  /\bwhat\b.*\b(?:give|offer|sell|do)\b.*\b(?:apart from|besides|beyond|other than|instead of|more than|except)\b.*\blogos?\b/i;

const enoughPeople = (people: number | undefined): Reply => ({
  verdict: `No, ${people === undefined ? "a small event is" : `${inNumbers(people)} people are`} not too small: who comes counts more than how many.`,
  body: bullets([
    "**Local businesses** look for people who live nearby and can become customers the same week",
    "**Specialists** pay well for a hundred of the right people, and nothing for ten thousand others",
    `**The price** has to suit: ${people === undefined ? `about ${usd(perGuest.main)} for each guest from a main sponsor` : `about ${usd(asPrice(people * perGuest.main))} from a main sponsor, ${usd(asPrice(people * perGuest.small))} from a small one`}`,
    "**What convinces them**: who came last time, by trade, age and place, with two photos and one sentence of a visitor",
  ]),
  question: "Shall I suggest packages with prices?",
  options: ["Make me three packages"],
});

const besideLogo = (): Reply => ({
  verdict: "Sell what visitors take part in: it is remembered, and a logo rarely is.",
  body: bullets([
    "**A talk or a lesson** of twenty minutes, by somebody who can teach something",
    "**A stand or a table** where people try the product",
    "**Something with their name**: a stage, the coffee, the children's corner, a prize",
    "**Tickets** for their clients and staff, with a place to sit together",
    "**Contacts** of visitors who agreed to hear from them",
    "**Your channels**: two mails before and one after, and posts with photos of their stand",
  ]),
  question: "Shall I suggest packages with prices?",
  options: ["Make me three packages"],
});
