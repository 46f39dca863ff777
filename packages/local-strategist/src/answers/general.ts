import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";

const abilities: Readonly<Record<"brand" | "event_host" | "agency" | "admin", readonly string[]>> = {
  brand: ["What needs my attention?", "Which events fit us best?", "What do campaigns cost in credits?"],
  event_host: ["Which offers do I have to answer?", "What is sold and what is free?", "Whom could I invite?"],
  agency: ["What needs my attention?", "Which offers do I have to answer?", "Which events fit us best?"],
  admin: ["What do campaigns cost in credits?"],
};

const optionsOf = ({ role }: Scene): readonly string[] =>
  abilities[role as keyof typeof abilities] ?? abilities.brand;

/** What Marquee and Morgan are good for. */
export async function answerGreeting(scene: Scene): Promise<Reply> {
  const hosts = scene.role === "event_host";
  if (scene.u.topic === "greeting" && scene.earlier.some(({ author }) => author === "morgan"))
    return {
      verdict: `I'm here${scene.firstName ? `, ${scene.firstName}` : ""}.`,
      body: "",
      question: "What would you like to look at?",
      options: optionsOf(scene),
    };
  const costs = /\b(?:cost|price|pay|free|charge|expensive)\b/i.test(scene.u.question)
    ? await costsOf(scene)
    : undefined;
  return {
    verdict: `Hi${scene.firstName ? ` ${scene.firstName}` : ""}, I'm Morgan, the strategist on Marquee.`,
    body: [
      hosts
        ? "Marquee sells the sponsorships of your events. Ask me what is sold and free, which offers wait and how they compare with closed deals, whom to invite, or have me draft an answer."
        : "Marquee finds events to sponsor, negotiates and signs the deals, measures what comes back, and makes campaign concepts. Ask me for events by place, date, price and audience, for the terms of a deal, for results, or have me draft a message.",
      costs,
    ]
      .filter((part) => part !== undefined)
      .join("\n\n"),
    question: "Where would you like to start?",
    options: optionsOf(scene),
  };
}

/** What is free, and what credits pay for. */
async function costsOf({ tools }: Scene): Promise<string> {
  const { prices, packages } = await tools.getPriceList({});
  const [least] = packages;
  return `Searching, offering, signing and publishing cost nothing, and Marquee takes no share of a deal. Credits pay for campaign concepts, ${counted(prices.campaignIdeas, "credit")} for each order${least ? `; ${counted(least.creditAmount, "credit")} cost ${usd(least.priceUsd)}` : ""}. ${prices.freeRepliesPerMonth} of my answers a month are free.`;
}

export function answerThanks(scene: Scene): Reply {
  return { verdict: "You're welcome.", body: "", question: "What's next?", options: optionsOf(scene) };
}

export function answerInstructions(scene: Scene): Reply {
  return {
    verdict: "I can't share how I'm set up, but I can help with events, sponsorships, results and campaigns.",
    body: "",
    question: "What would you like to know?",
    options: optionsOf(scene),
  };
}

/** Nothing is done with what was taken back. */
export function answerTakenBack(): Reply {
  return {
    verdict: "OK, nothing happens: nothing was sent or changed.",
    body: "A card that is still open does nothing unless you confirm it.",
    question: "What would you rather do?",
    options: [],
  };
}

/** "ok" alone: it goes on from there. */
export function answerOk(scene: Scene): Reply {
  return { verdict: "Good.", body: "", question: "What should we look at next?", options: optionsOf(scene) };
}

/** The word of a question that nothing here knows. */
const outsideWords: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:flights?|fly|plane|airfares?|trains?|taxis?|cabs?|rental cars?|visas?|travel (?:booking|arrangements))\b/i,
    "book or look up travel such as flights",
    "an event's dates and place",
  ],
  [
    /\bcapital of\b|\bpresident\b/i,
    "answer that: I only know what is on Marquee",
    "events, deals, results and campaigns",
  ],
  [
    /\b(?:hotels?|hostels?|accommodation|lodgings?|place to (?:sleep|stay|eat)|where to (?:sleep|stay|eat)|rooms? for the night|restaurants?|dinner|airbnb)\b/i,
    "look up hotels or restaurants",
    "an event's place and days",
  ],
  [
    /\beuros?\b|€|\b(?:pounds?|sterling|francs?|yen|rupees?|exchange rate|currenc\w+)\b/i,
    "convert currencies: every amount on Marquee is in US dollars",
    "the amount in dollars",
  ],
  [
    /\b(?:weather|forecast|rain\w*|snow\w*|sunny|umbrellas?|temperatures?|(?:hot|cold|warm) there)\b/i,
    "look up the weather",
    "when and where an event takes place",
  ],
  [
    /\bcode of conduct\b/i,
    "see a code of conduct: hosts don't store one on Marquee",
    "who the host is, so that you can ask them",
  ],
  [
    /\bcarbon|footprint|sustainab\w*|climate\b/i,
    "see anything about a carbon footprint or sustainability: hosts don't store it on Marquee",
    "who the host is, so that you can ask them",
  ],
  [
    /\bpromoter|nps\b/i,
    "see a net promoter score (NPS): it isn't measured on Marquee",
    "leads, impressions, engagement and ROI",
  ],
  [
    /\bregistered|sign-?ups|how many (?:people|users)\b/i,
    "see who registered",
    "what stands on the admin pages",
  ],
  [
    /\bwrite to each other|their messages|private\b/i,
    "show what others write to each other",
    "your own conversations",
  ],
  [
    /\bgive\b.*\bcredits\b/i,
    "do the giving of credits: an admin gives credits on the admin pages, and a second one agrees",
    "what things cost",
  ],
  [
    /\bsign\b/i,
    "sign for you: you sign on the deal's page, after reading the agreement",
    "where the agreement stands",
  ],
];

/** What a request wants done, said by whoever can't do it: "get your badges printed". Undefined for other questions. */
function wantedIn(question: string): string | undefined {
  const found =
    /^(?:(?:and|so|then|ok|okay|please|hey|hi|also)[,.!]? )*(?:can|could|would|will) you (?:please |kindly |just |maybe |also )*(?:to )?(?!tell|show|explain|see|say)(\p{Ll}[^?.!;]{3,100})[?.! ]*$/iu.exec(
      question.trim(),
    )?.[1] ??
    /^(?:please )?((?:suspend|lock|unlock|block|ban|delete|approve|refund|restore|reset|merge|rename|upgrade|downgrade|verify|invite|print|ship|call|phone|fax)\b[^?.!;]{3,100})[?.! ]*$/iu.exec(
      question.trim(),
    )?.[1];
  if (found === undefined) return undefined;
  const turned: Readonly<Record<string, string>> = {
    me: "you",
    my: "your",
    our: "your",
    us: "you",
    i: "you",
    we: "you",
  };
  return quotable(
    found
      .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
      .replaceAll(/\b(?:me|my|our|us|i|we)\b/gi, (word) => turned[word.toLowerCase()] ?? word)
      .replace(/,? please$/i, ""),
    110,
  );
}

/** It cannot be done here; what can be done instead. Costs nothing. */
export async function answerOutside(scene: Scene): Promise<Reply> {
  const { question, about } = scene.u;
  const [event] = await Promise.all(
    about
      .filter(({ kind }) => kind === "event")
      .slice(0, 1)
      .map(({ id }) => scene.tools.getEvent({ eventId: id })),
  );
  const found = outsideWords.find(([words]) => words.test(question));
  const wanted = wantedIn(question);
  return {
    verdict: found
      ? `I can't ${found[1]}.`
      : wanted === undefined
        ? `I can't do that here yet: “${quotable(question, 120)}”`
        : `I can't ${wanted} here.`,
    body: found
      ? event
        ? `${quotable(event.name, 70)} takes place from ${onDay(event.date)} to ${onDay(event.endsAt)} in ${quotable(event.location, 80)}.`
        : `I can tell you ${found[2]}.`
      : bullets(
          [
            "find and compare events",
            "explain a deal, its terms and what came of it",
            "draft messages",
            "prepare offers, counter-offers and campaigns for your confirmation",
          ].map((each) => `I can ${each}`),
        ),
    question: "What would you like instead?",
    options: optionsOf(scene),
    isUnable: true,
    shows: scene.u.about,
  };
}

/** A name that nothing here has, with what is nearest. */
export function answerUnknown(scene: Scene, what: string): Reply {
  const { unknown } = scene.u;
  const nearest = (unknown?.nearest ?? []).slice(0, 2);
  // Whom an admin names is somebody's account, which no conversation shows.
  if (scene.role === "admin")
    return {
      verdict: `I can't see the accounts of others, such as “${quotable(unknown?.name, 60)}”, or do anything in them.`,
      body: "**Users** on the admin pages finds an account by its name, address or ID; its page has its payments, credits and deals, and what an admin may do there.",
      question: "What would you like instead?",
      options: optionsOf(scene),
      isUnable: true,
    };
  if (unknown?.isCompany)
    return {
      verdict: `There is no ${quotable(unknown.name, 60)} in your deals, offers or questions.`,
      body: "So there is nothing of theirs to show, accept or answer.",
      question: "Should I show what waits for you?",
      options: ["What needs my attention?"],
      isUnable: true,
    };
  return {
    verdict: `There is no ${what} called “${quotable(unknown?.name, 60)}” that you can see.`,
    body:
      nearest.length === 0
        ? ""
        : `The nearest names:\n\n${bullets(nearest.map(({ name, detail }) => `**${quotable(name, 70)}**${detail ? `, ${quotable(detail, 90)}` : ""}`))}`,
    question:
      nearest.length === 0
        ? "What do you know about it: a place, a date, a topic?"
        : "Did you mean one of these?",
    options: nearest.map(({ name }) => `Tell me about ${quotable(name, 80)}`),
    shows: nearest,
    isUnable: true,
  };
}

/** Not understood: said so, in short, with what works. Costs nothing. */
export function answerUnsure(scene: Scene): Reply {
  return {
    verdict: "I'm not sure what you mean, and I'd rather not guess.",
    body: "Name the event, the deal or the number that it is about, and what you want to know of it.",
    question: "Is it one of these?",
    options: optionsOf(scene),
    isUnable: true,
  };
}

/** What asking for other terms would do; nothing is prepared for a "what if". */
export function answerSupposed({ role, u, earlier }: Scene): Reply {
  const before = earlier.find(({ author }) => author === "morgan")?.text ?? "";
  const isDeal = u.about.some(({ kind }) => kind === "deal") || u.shown.some(({ kind }) => kind === "deal");
  if (
    role === "event_host" &&
    (!isDeal || /\b(?:package|list price|costs)\b/i.test(before.split("\n")[0] ?? ""))
  )
    return {
      verdict:
        "Then the new price stands on the event's page at once, and offers that are open and deals that are signed keep their amounts.",
      body: "Brands that saved the event are told. A lower price can fill free spots, but the next sponsors take it for the usual one: an added benefit or a smaller package keeps your level.",
      question: "To which amount should I lower it?",
      options: [],
    };
  return {
    verdict:
      "Then you'd request changed terms: the price stays, and the other side answers with a new offer or declines.",
    body: "Extra benefits often come easier than a lower price, because they cost a host less than they are worth to you. Name each benefit, and for how long or how many; the request opens 72 hours for their answer and keeps your spot.",
    question: "Should I prepare that request?",
    options: [],
  };
}

/** What was asked first in this conversation. */
export function answerFirstQuestion(scene: Scene): Reply {
  const first = scene.earlier.findLast(({ author }) => author === "user");
  return {
    verdict: first ? `You first asked: “${quotable(first.text, 200)}”` : "This is your first question here.",
    body: "",
    question: "Should I answer it again?",
    options: [],
  };
}

const ordinal = ["first", "second", "third", "fourth", "fifth"] as const;

/** "The third one" of two: nothing else is answered instead. Undefined where there is one, or nothing is picked. */
export function answerNoSuchPlace({ u }: Scene): Reply | undefined {
  const at = u.pick?.at;
  if (at === undefined || at < 2 || u.isPicked || u.isNamed || u.shown.length === 0) return undefined;
  return {
    verdict: `No: there is no ${ordinal[at] ?? "such"} one among what I showed.`,
    body: bullets(u.shown.map(({ name }) => quotable(name, 70))),
    question: "Which one do you mean?",
    options: [],
    shows: u.shown,
    isUnable: true,
  };
}
