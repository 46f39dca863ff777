import { midSentence, quotable } from "@marquee/adapters/ai/plain-text";
import { howTos } from "@marquee/contracts/home/how-to";
import type { HowTo } from "@marquee/contracts/home/how-to/topic";
import { beginning } from "@marquee/contracts/text/characters";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { helpAbout } from "../understanding/classify.ts";

/** What a word of the field means, or how something is done on Marquee: the same texts as on the Help page. */
export async function answerHelp(scene: Scene): Promise<Reply | undefined> {
  const { u, tools } = scene;
  const text = u.isFollowUp && u.before ? `${u.question} ${u.before.question}` : u.question;
  const own = await tools.getHelp({ words: contentOf(u.question) });
  const found = own.words.length > 0 ? own : await tools.getHelp({ words: contentOf(text) });
  const isWord = u.topic === "word" && found.words.length > 0;
  const defined = definedIn(u.question);
  if (defined !== undefined && found.words.length === 0) return unknownWord(defined);
  const words = found.words.slice(0, 3);
  const topics = topicsFor(u.question, text);
  const [word] = words;
  const [topic] = topics;
  if (isWord && word)
    return {
      verdict: `${word.term}: ${word.text}`,
      body: bullets([
        ...words.slice(1).map((each) => `**${each.term}**: ${each.text}`),
        ...(topic && topics.length > 0 && /\bwho|how|when\b/i.test(u.question)
          ? [`**${topic.title}**: ${topic.text}`]
          : []),
      ]),
      question: "Is there another word that I should explain?",
      options: [],
    };
  if (topic) {
    const first = sentenceFor(u.question, topic.text);
    const isUnable = wantsItDone.test(u.question);
    return {
      verdict: isUnable ? `I can't do that for you, but this is how: ${midSentence(first)}` : first,
      body: [
        topic.text.replace(first, "").replaceAll(/ {2,}/g, " ").trim(),
        ...topics.slice(1).map((each) => `**${each.title}**: ${each.text}`),
        `See **${topic.to}**.`,
      ]
        .filter((part) => part !== "")
        .join("\n\n"),
      question: "Does that answer it?",
      options: [],
    };
  }
  if (word)
    return {
      verdict: `${word.term}: ${word.text}`,
      body: "",
      question: "Is there another word that I should explain?",
      options: [],
    };
  return undefined;
}

/** What Morgan is asked to do, rather than how it is done. */
const wantsItDone =
  /\b(?:can|could|would|will)(?:n['’]t)? you (?:just |please |kindly |maybe |possibly )?(?!tell|explain|show|guide|walk|help|say|describe|take|do\b|see|keep|read|give me (?:the|an?) (?:steps|idea|hint))\p{L}+/iu;

/** A word in quotes; the apostrophes of "what's" are none. */
const quotedWord = /(?<!\p{L})["“'‘]([\p{L} -]{3,40})["”'’](?!\p{L})/u;
/** The wish to know what a quoted word is. */
const wantsMeaning = /\b(?:what (?:is|are|does|do|an?)|whats|what['’]s|explain|define|meaning|means?)\b/i;

/**
 * What a word in quotes means, whatever else the sentence sounds like: "please explain 'make-good' to me". Undefined
 * where none is asked for, or known.
 */
export async function answerMeaning(scene: Scene): Promise<Reply | undefined> {
  const { question } = scene.u;
  if (!quotedWord.test(question) || !wantsMeaning.test(question)) return undefined;
  const reply = await answerHelp({ ...scene, u: { ...scene.u, topic: "word" } });
  return reply?.isUnable ? undefined : reply;
}

/** The word whose meaning a question asks for: "what does sponsor lock mean", "what's a flighting plan?". */
function definedIn(question: string): string | undefined {
  const quoted = quotedWord.exec(question)?.[1];
  const asked =
    /\bwhat (?:do(?:es)?|did) (?:an? |the )?(.{3,40}?) (?:actually |really |even )?mean\b/i.exec(
      question,
    )?.[1] ?? /\b(?:meaning|definition) of (?:an? |the )?([\p{L} -]{3,40})/iu.exec(question)?.[1];
  const means = /\b(?:mean|meant|means|stands? for|definition|explain(?:ed)?|define)\b/i.test(question);
  const word = (means ? quoted : undefined) ?? asked;
  return word === undefined || /^(?:it|that|this|you|they|these|those)\b/i.test(word)
    ? undefined
    : word.trim();
}

/** A word that is not in the glossary: nothing else is explained instead of it. Costs nothing. */
const unknownWord = (word: string): Reply => ({
  verdict: `I don't have “${quotable(word, 40)}” in my glossary, and I'd rather not make a meaning up.`,
  body: "The words that I know stand on the **Help** page.",
  question: "Where did you read it?",
  options: [],
  isUnable: true,
});

/** From how likely on a topic is shown. */
const shownFrom = 0.2;

/** The topics of the Help page that a question is about, at most two; with what was asked before, where it says little. */
export function topicsFor(question: string, withBefore = question): readonly HowTo[] {
  const own = helpAbout(question);
  const likely = (own[0]?.share ?? 0) >= shownFrom ? own : helpAbout(withBefore);
  return likely
    .slice(0, 2)
    .filter(({ share }) => share >= shownFrom)
    .flatMap(({ id }) => howTos.find((topic) => topic.id === id) ?? []);
}

/** Words of a question under which help is filed: "event" and "deal" stand in nearly every topic. */
const contentOf = (text: string) =>
  beginning(
    text
      .replaceAll(
        /\b(?:put|change|if|because|after|before|both|mine|my|our|an?|the|four|days|event|on marquee)\b/gi,
        " ",
      )
      .replaceAll(/\s+/g, " ")
      .trim(),
    400,
  ) || "help";

const stemsOf = (text: string) =>
  new Set((foldLetters(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));

/** A sentence that begins so rests on the one before it. */
const restsOnBefore = /^(?:it|they|that|this|these|those|each|there|then|both|another|choose|until then)\b/i;

/** The sentence of a text that shares most with a question: the first one unless another says more about it by itself. */
function sentenceFor(question: string, text: string): string {
  const asked = stemsOf(question);
  const [start = text, ...others] = text.split(/(?<=[.!?])\s+/);
  const shared = (sentence: string) => [...stemsOf(sentence)].filter((stem) => asked.has(stem)).length;
  return others
    .filter((sentence) => !restsOnBefore.test(sentence))
    .reduce((best, next) => (shared(next) > shared(best) ? next : best), start);
}
