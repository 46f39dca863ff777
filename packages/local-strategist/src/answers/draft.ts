import { counted, inNumbers, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolInquiry } from "@marquee/adapters/ai/tool-results-market";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { capital } from "../say.ts";
import { aboutOf, lastEvent, type Reply, type Scene } from "../scene.ts";
import { dealName, isSigned, statusWords, turnOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";
import { counterText, offerSpokenOf } from "./draft-offers.ts";
import { askedFirst, guestMeant } from "./invitees.ts";
import { questionFor } from "./offered-terms.ts";
import { deliveryStatus, numberToAdd, recapSentences, reminderText, sentencesWanted } from "./recap.ts";

/** Whether somebody wants a text to be shorter, and nothing else. */
export const asksShorter = (question: string): boolean =>
  /\b(?:shorter|shorten|punchier|brief(?:er)?|halve|half (?:as long|of (?:that|it)|the (?:length|words))|cut it|trim|tighter|too (?:long|chatty|wordy)|skim|fewer words|one line each|crisper)\b/i.test(
    question,
  ) && question.trim().split(/\s+/).length <= 16;

/** A text to send: a note to the other side, a follow-up to contacts, a recap for the boss, an answer to a question. */
export async function answerDraft(scene: Scene): Promise<Reply> {
  const { u } = scene;
  const asked = foldLetters(u.question);
  const sentence =
    /\b(?:one|a single|1) (?:short )?(?:sentence|line)\b/.test(asked) &&
    /\b(?:that|it|this|the (?:above|whole thing|answer))\b/.test(asked)
      ? inOneSentence(scene)
      : undefined;
  if (sentence !== undefined)
    return {
      verdict: "In one sentence:",
      body: `> ${sentence}`,
      question: "Should I change its tone?",
      options: ["Friendlier"],
      shows: scene.u.shown,
    };
  const shorter = asksShorter(asked);
  const edited =
    u.before?.topic === "draft" ? editedDraft(scene, shorter, await numberToAdd(scene)) : undefined;
  if (edited) return edited;
  if (shorter && u.before !== undefined) {
    const told = toldShorter(scene);
    if (told) return told;
  }
  const topic = foldLetters(u.question);
  const other = /\bboss|recap|what we paid|came back|\bcfo|\bceo|whether we should\b/.test(topic)
    ? await recap(scene)
    : /\bfollow-?up|scanned|people we met|leads\b/.test(topic)
      ? await followUp(scene)
      : undefined;
  const inquiry = other === undefined && !asksStatus.test(u.question) ? await inquiryMeant(scene) : undefined;
  const text = other ?? (await (inquiry ? answerTo(scene, inquiry) : note(scene)));
  return {
    verdict: "Here is a draft that you can send as it is.",
    body: inQuotes(text),
    question: "Should I change its tone or its length?",
    options: ["Shorter", "Friendlier"],
    shows: inquiry
      ? [{ kind: "inquiry", id: inquiry.id, name: inquiry.eventName, eventId: inquiry.eventId }]
      : u.about,
  };
}

const inQuotes = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** The draft of the answer before, shorter, friendlier or with what is to be added; undefined where nothing changes it. */
function editedDraft(scene: Scene, shorter: boolean, number: string | undefined): Reply | undefined {
  const { u } = scene;
  const before = draftedBefore(scene);
  if (before === undefined) return undefined;
  const said = addedTo(u.question);
  // "Add what we paid per customer" wants the number, and no echo.
  const added = said === undefined ? undefined : /^(?:What|How)\b/.test(said) ? (number ?? said) : said;
  const friendlier =
    /\b(?:friendl\w+|warm(?:er|ly)?|(?:less|too) (?:stiff|formal|cold|dry|salesy|corporate)|casual|relaxed|chattier|human|like (?:to|with|you['’]d|you would|a) .*(?:friend|beer|mate|buddy|colleague|person))\b/i.test(
      u.question,
    );
  if (!shorter && !friendlier && added === undefined) return undefined;
  const cut = shorter ? brief(before) : before;
  const warm = friendlier ? cut.replace(/^Dear /, "Hi ").replace("Best regards", "Warm regards") : cut;
  return {
    verdict: shorter ? "Shorter:" : friendlier ? "Friendlier:" : "With that added:",
    body: inQuotes(added === undefined ? warm : withSentence(warm, added)),
    question: "Should I change anything else?",
    options: [],
    shows: u.shown.length > 0 ? u.shown : (u.before?.about ?? []),
  };
}

/** What a draft is to say too, as a sentence: "work in that we'd sign for two years". */
function addedTo(question: string): string | undefined {
  const found =
    /\b(?:work in|put in|slip in|add|include|mention|say|tell them)(?: also)?(?: (?:that|a (?:line|sentence|word) (?:that|about|on)))? (.{6,200}?)[.!?]*$/i.exec(
      question,
    )?.[1];
  return found === undefined ? undefined : `${capital(found)}.`;
}

/** A letter with a sentence before its last line. */
function withSentence(text: string, sentence: string): string {
  const lines = text.split("\n");
  return [...lines.slice(0, -1), sentence, ...lines.slice(-1)].join("\n");
}

/** The last answer with its lists cut to what each line begins with; undefined where there is none. */
function toldShorter({ earlier, u }: Scene): Reply | undefined {
  const last = earlier.find(({ author }) => author === "morgan")?.text ?? "";
  const [first = "", ...rest] = last.split("\n").map((line) => line.trim());
  const verdict = first.replaceAll("**", "");
  if (verdict === "") return undefined;
  const lines = rest.flatMap((line) => {
    const [, name, said] = /^(?:\d+\.|-) \*\*(.+?)\*\*[:,]? ?(.*?)(?=[,;.:](?:\s|$)|$)/.exec(line) ?? [];
    return name === undefined ? [] : [`- **${name}**${said ? `: ${said}` : ""}`];
  });
  // Only what is shorter than before is an answer to "shorter".
  const fitting = [5, 4, 3, 2, 1, 0]
    .map((most) => lines.slice(0, most).join("\n"))
    .find((body) => (verdict.length + body.length) * 1.2 < last.length);
  return {
    verdict: fitting === undefined ? "I can't say it in fewer words than that." : verdict,
    body: fitting ?? "",
    question: "",
    options: [],
    shows: u.shown,
  };
}

/** What the last answer said first, with what it says of the thing that it puts first; undefined where there is none. */
function inOneSentence({ earlier }: Scene): string | undefined {
  const last = earlier.find(({ author }) => author === "morgan")?.text ?? "";
  const [first = "", ...rest] = last.split("\n").map((line) => line.trim());
  const verdict = first.replaceAll("**", "");
  if (verdict === "") return undefined;
  for (const line of rest) {
    const [, name = "", said = ""] = /^(?:\d+\.|-) \*\*(.+?)\*\*(?: \([^)]*\))?[:,] ?(.+)$/.exec(line) ?? [];
    if (name === "" || !verdict.includes(name)) continue;
    const core = /^.*?[.!?](?=\s|$)/.exec(said)?.[0] ?? `${said}.`;
    return `${name}: ${core.charAt(0).toLowerCase()}${core.slice(1)}`;
  }
  return verdict;
}

/** The shortest of these that is at most half as long: two sentences, one, or its first line alone. */
function brief(text: string): string {
  const [hello = "", ...rest] = text.split("\n").filter((line) => line.trim() !== "");
  const close = rest.at(-1) ?? "";
  const core = rest
    .slice(0, -1)
    .join(" ")
    .split(/(?<=[.?!])\s+/);
  // Introductions go first: what is asked or told stands in a question, or in what follows.
  const isIntroduction = (each: string) =>
    /^(?:I['’]m writing about|We['’]re preparing for|Thank you for your message about)\b/.test(each);
  const weightOf = (each: string) => (each.endsWith("?") ? 0 : isIntroduction(each) ? 2 : 1);
  const telling = core.toSorted((one, other) => weightOf(one) - weightOf(other));
  const short = hello.replace(/^Dear/, "Hi");
  const name = close.replace(/^[^,]*, ?/, "").split(",")[0] ?? "";
  const ways = [
    [short, core.slice(0, 2).join(" "), `Thanks, ${name}`],
    [short, telling.slice(0, 1).join(" "), `Thanks, ${name}`],
    [telling.slice(0, 1).join(" "), "Thanks!"],
  ].map((lines) => lines.join("\n"));
  return ways.find((each) => each.length * 2 <= text.length) ?? ways.at(-1) ?? text;
}

const signature = ({ firstName, company }: Scene) => [firstName, company].filter(Boolean).join(", ");

/** How a text is to be written, as a sentence of its own: "Under 90 words.", "If you use the word excited, I quit." */
const instructs =
  /^(?:(?:please )?(?:keep|make) it\b|(?:show|let) (?:it to )?me\b|(?:do(?:n['’]?t| not)) send\b|(?:under|at most|max\w*|no more than|not more than|up to|in|less than|fewer than|about) [\w-]+ (?:words?|lines?|sentences?|characters?)\b|if (?:you|i) (?:use|see|read|find|write|say|hear)\b|(?:don['’]?t|do not|never|avoid|no|not once|without|and not)\b.{0,30}\b(?:use|say|write|words?|phrase|jargon|buzzwords|exclamation|begging|emojis?)\b|(?:polite|friendly|formal|short|brief|firm|warm)\b|i(?:['’]ll| will) (?:paste|send|copy|mail|post|forward|print)\b)/i;

/** A request for a text without what it says about how to write it. */
const withoutInstructions = (question: string): string =>
  question
    .split(/(?<=[.!?])\s+/)
    .filter((sentence, at) => at === 0 || !instructs.test(sentence.trim()))
    .join(" ");

/** What the note is about, in the writer's words: what follows "asking", "that" or "why". */
function matterOf(given: string): { text: string; isQuestion: boolean } {
  const question = withoutInstructions(given);
  const found =
    /(:)\s+(.+?)[.?!]*$/is.exec(question) ??
    /\b(asking|ask|about|that|if|whether|why|saying)\s+(.+?)[.?!]*$/is.exec(question) ??
    /\b(no to|yes to|thanks for|apologi[sz]ing for|congratulating (?:them|him|her) on)\s+(.+?)[.?!]*$/is.exec(
      question,
    );
  const core = (found?.[2] ?? "")
    .replace(/^(?:(?:the )?(?:host|organi[sz]er|sponsor|brand|other side)|them|him|her)\s+/i, "")
    .replace(/^(?:if|whether)\s+/i, "")
    .trim();
  // "About the booth, he should confirm the location by Thursday" names what it is about, and asks for something.
  const [, about, wish] =
    /^(.{3,60}?),? (?:and )?(?:he|she|they|you) (?:should|must|ha(?:s|ve) to|needs? to) (.{4,})$/is.exec(
      core,
    ) ?? [];
  if (wish !== undefined) return { text: `it is about ${about}. Please ${wish}`, isQuestion: false };
  const answer = /^(no|yes) to$/i.exec(found?.[1] ?? "")?.[1]?.toLowerCase();
  const text =
    answer === "no"
      ? `we can't agree to ${core}`
      : answer === "yes"
        ? `we agree to ${core}`
        : /^thanks for$/i.test(found?.[1] ?? "")
          ? `thank you for ${core}`
          : core;
  return { text, isQuestion: /ask|if|whether/i.test(found?.[1] ?? "") };
}

/** A price that an answer is to say, and that its writer does not know by heart. */
const leavesPrice =
  /\b(?:what (?:it|that|they|this|the \w+) costs?|(?:the|its|their) (?:list )?prices?|how much (?:it|that|they|this|the \w+) costs?)\b/i;

/** A text that says how things are: "where we are with it", "a status update". */
const asksStatus = /\bwhere\b.{0,60}\b(?:stands?|we (?:are|['’]re))\b|\bstatus\b|\bupdate\b/i;

async function note(scene: Scene): Promise<string> {
  const { u, tools } = scene;
  const eventId = lastEvent(scene);
  const event = eventId ? await tools.getEvent({ eventId }) : null;
  const deals = await dealsMeant(scene);
  // A text about an event goes to whoever runs it, whatever deals there are with others.
  const deal = deals.find(({ eventId: at }) => event === null || at === event.id);
  const to = deal ? quotable(deal.with.name, 60) : event ? quotable(event.host.name, 60) : "";
  const company = /\bto (\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*)/u.exec(u.question)?.[1];
  const guest = event ? await guestMeant(scene, event.id) : undefined;
  const { text, isQuestion } = matterOf(u.question);
  const place = event
    ? `${quotable(event.name, 70)} on ${onDay(event.date)} in ${quotable(event.location, 60)}`
    : "the event";
  const pitches =
    event !== null &&
    (guest !== undefined ||
      (/\bwhy they should|sponsor\b|\binvit\w+|\bpitch/i.test(u.question) &&
        /\bhost|event_host\b/.test(scene.role)));
  const thanks = /\bthank(?:s|[- ]?you)\b/i.test(u.question) && !/\bthank(?:s| you)[,.!]/i.test(u.question);
  const counters =
    deal !== undefined &&
    (text === "" || u.amount !== undefined) &&
    /\b(?:counter\w*|negotiat\w+|haggl\w+|push back)\b/i.test(u.question);
  const reports = deal !== undefined && asksStatus.test(u.question);
  const delivery = reports && isSigned(deal) ? await deliveryStatus(scene, deal) : undefined;
  const offer =
    /\bremind\b/i.test(u.question) && deal !== undefined
      ? await reminderText(scene)
      : deal === undefined && text === ""
        ? await offerSpokenOf(scene)
        : undefined;
  const middle =
    delivery ??
    offer ??
    (reports
      ? `${dealName(deal)} is ${statusWords[deal.status]} at ${usd(deal.amountUsd)}${turnOf(deal)}. I'll write again as soon as that changes.`
      : counters
        ? await counterText(scene, deal)
        : pitches
          ? `${quotable(event.name, 70)} brings ${inNumbers(event.attendeeCount)} people to ${quotable(event.location, 60)} on ${onDay(event.date)}, mostly ${midSentence(quotable(event.attendeeType, 90))}. ${guest ? askedFirst(guest) : ""}A spot starts at ${usd(event.priceFromUsd ?? 0)}. Which of your people should I talk to?`
          : isQuestion && text !== ""
            ? `We're preparing for ${place}. ${questionFor(text)} It would decide how we plan our part.`
            : thanks
              ? `Thank you for ${event ? quotable(event.name, 70) : "the good work"}: it was a pleasure to be a part of it.${text === "" || /^(?:you|your)\b/i.test(text) ? "" : ` ${capital(text)}.`}`
              : `I'm writing about ${place}. ${text === "" ? "Could you tell us where things stand?" : `${capital(text)}.`} A short answer is enough.`);
  return [
    `Dear ${guest ? quotable(guest.name || guest.company, 60) : (company ?? (to || "team"))},`,
    middle,
    `Best regards, ${signature(scene)}`,
  ].join("\n");
}

/** The question of a brand that a text is to answer: the one that it names, else the one spoken of, else the newest. */
async function inquiryMeant(scene: Scene): Promise<ToolInquiry | undefined> {
  const { question } = scene.u;
  const spokenOf = aboutOf(scene, "inquiry");
  if (/\bwhy they should\b|\bpitch/i.test(question)) return undefined;
  if (spokenOf.length === 0 && !/\b(?:answer|reply)\b/i.test(question)) return undefined;
  // A reply is to whom was spoken of: to an offer, where that was a deal.
  if (spokenOf.length === 0 && aboutOf(scene, "deal").length > 0) return undefined;
  const waiting = await scene.tools.listInquiries({ awaitsReader: true, limit: 5 });
  const asked = foldLetters(question);
  const isNamed = ({ with: other, eventName }: ToolInquiry) =>
    [other.company, other.name, other.name.split(" ")[0] ?? "", eventName].some(
      (name) => name !== "" && asked.includes(foldLetters(name)),
    );
  return (
    waiting.find(isNamed) ?? waiting.find(({ id }) => spokenOf.some((one) => one.id === id)) ?? waiting[0]
  );
}

/** An answer to a brand that asked about an event: what follows a colon, or what of its levels is free at which price. */
async function answerTo(scene: Scene, inquiry: ToolInquiry): Promise<string> {
  const name = quotable(inquiry.with.name, 60);
  const own = scene.u.question.includes(": ") ? matterOf(scene.u.question).text : "";
  if (own !== "" && !leavesPrice.test(own))
    return [
      `Hi ${name.split(" ")[0]},`,
      `Thank you for your message about ${quotable(inquiry.eventName, 70)}. ${capital(own)}.`,
      `Best, ${signature(scene)}`,
    ].join("\n");
  const event = await scene.tools.getEvent({ eventId: inquiry.eventId });
  const asked = foldLetters(scene.u.question);
  const offers = (event?.packages ?? []).filter(
    ({ tier, name: own }) => asked.includes(tier) || asked.includes(foldLetters(own)),
  );
  const chosen = offers.length > 0 ? offers : (event?.packages ?? []).slice(0, 3);
  const lines = chosen.map((each) =>
    `${quotable(each.name, 60)} (${each.tier}) is ${each.spotsLeft > 0 ? `free, with ${counted(each.spotsLeft, "spot")} left,` : "sold out"} ${each.spotsLeft > 0 ? `and costs ${usd(each.priceUsd)}` : ""}`.trim(),
  );
  return [
    `Hi ${name.split(" ")[0]},`,
    `Thank you for your message about ${quotable(event?.name, 70)}. Yes: ${lines.join("; ")}. I can hold one for you for three days.`,
    `Best, ${signature(scene)}`,
  ].join("\n");
}

async function followUp(scene: Scene): Promise<string> {
  const [deal] = await dealsMeant(scene);
  const name = quotable(deal?.eventName ?? scene.u.about[0]?.name, 70) || "the event";
  return [
    "Hi {first name},",
    `Thank you for stopping by at ${name}. You asked to hear more about ${scene.company || "us"}, so here is one page with what we showed you.`,
    "If it could help your team, answer with a day that suits you and I'll keep twenty minutes free.",
    `Best, ${signature(scene)}`,
  ].join("\n");
}

/** As many sentences as are wanted, or the three that say most. */
async function recap(scene: Scene): Promise<string> {
  const wanted = sentencesWanted(scene.u.question);
  const sentences = (await recapSentences(scene)).slice(0, wanted?.count ?? usualSentences);
  return sentences.map((each) => (wanted?.bullets ? `- ${each}` : each)).join("\n");
}

const usualSentences = 4;

/** Whether a letter begins with the first name of whoever wrote. */
export const greets = (letter: string, { with: other }: ToolInquiry): boolean =>
  /^(?:Hi|Hello|Dear) ([\p{L}'’-]+),/u.exec(letter)?.[1] === other.name.split(" ")[0];

/** The draft of the answer before, so that "send that" sends what was read. */
export function draftedBefore({ earlier, u }: Scene): string | undefined {
  if (u.before?.topic !== "draft") return undefined;
  const last = earlier.find(({ author }) => author === "morgan")?.text ?? "";
  const lines = last.split("\n").flatMap((line) => (line.startsWith("> ") ? [line.slice(2)] : []));
  return lines.length > 0 ? lines.join("\n") : undefined;
}

/**
 * What a request wants to have said: what follows its colon, "that" or "saying", and whole sentences after it. Undefined
 * where it only says to whom.
 */
export function saidIn(question: string): string | undefined {
  const patterns = [
    /^[^:]{3,80}:\s+(.{6,600})$/s,
    // "Reply to the top one. Yes, power is part of it."
    /^(?:(?:please|ok|now|and|then|can you|could you) )*(?:reply|answer|respond|write|tell|message|drop)\b[^.!?:]{0,60}[.!]\s+(?!(?:make|keep|be|don['’]?t|do not|use|mention|add|include|say|thanks|please|no more|not too|under|in|with|short|friendly|polite)\b)(.{6,600})$/is,
    /\b(?:saying|say|that|write back|write them back|answer(?: them)?|reply)\s+(?!with\b|to\b)(?:that )?(.{6,600})$/is,
  ];
  for (const pattern of patterns) {
    const said = pattern.exec(question.trim())?.[1]?.trim();
    if (said) return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? "" : "."}`;
  }
  return undefined;
}

/**
 * A short message in the reader's name about what the question asks to write, or a reminder of what a deal waits for.
 * Undefined where it says neither.
 */
export async function noteAbout(scene: Scene): Promise<string | undefined> {
  const said = saidIn(scene.u.question);
  if (said !== undefined) return ["Hi,", said, `Best, ${signature(scene)}`].join("\n");
  const about = /\b(?:about|on|regarding)\s+(.{3,200}?)[.!?]*$/i.exec(scene.u.question)?.[1];
  const text =
    /\b(?:tell|let) (?:them|him|her|\p{Lu}\S+)(?: know\b)?(?: that)?\s+(?!know\b)(.{3,300}?)[.!?]*$/iu.exec(
      scene.u.question,
    )?.[1];
  const asks = /\bask (?:them|him|her|\p{Lu}\S+(?: \p{Lu}\S+)?)\s+(?:if |whether )?(.{3,300}?)[.!?]*$/iu.exec(
    scene.u.question,
  )?.[1];
  const body = text
    ? `${capital(text)}.`
    : asks
      ? questionFor(asks)
      : about
        ? `Could you tell us where things stand with ${about}? We'd like to plan our side.`
        : await reminderText(scene);
  if (body === undefined) return undefined;
  return ["Hi,", body, `Best, ${signature(scene)}`].join("\n");
}
