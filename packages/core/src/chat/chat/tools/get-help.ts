import { glossary } from "@marquee/contracts/home/glossary";
import { howTos } from "@marquee/contracts/home/how-to";
import type { Tool } from "./tool.ts";

const topicsShown = 3;
const wordsShown = 3;
/** Words of questions that no topic is about. */
const emptyWords = new Set(
  "a an and are as at be by can could do does for from get give has have how i in is it me mean means my of on or our please show so tell that the their them there these they this to us was we what when where which who why will with would you your marquee morgan".split(
    " ",
  ),
);

/** The topics of the Help page and the words of the glossary that a question is about, best first. */
export const getHelp: Tool<"getHelp"> = async (_reader, { words }) => {
  const asked = wordsIn(words).filter((word) => !emptyWords.has(word));
  const said = ` ${wordsIn(words).join(" ")} `;
  const topics = howTos
    .map((topic) => ({ topic, score: scoreOf(asked, topic) }))
    // One word in the middle of a text is no sign that the topic is about it.
    .filter(({ score }) => score > 1)
    .sort((left, right) => right.score - left.score)
    .slice(0, topicsShown)
    .map(({ topic: { title, text, to, link } }) => ({ title, text, page: to, link }));
  const defined = glossary
    .map((entry) => {
      const named = [entry.term, ...entry.also].map((one) => wordsIn(one).join(" "));
      const longest = Math.max(
        0,
        ...named.filter((one) => said.includes(` ${one} `)).map((one) => one.length),
      );
      return { entry, longest };
    })
    .filter(({ longest }) => longest > 0)
    .sort((left, right) => right.longest - left.longest)
    .slice(0, wordsShown)
    .map(({ entry: { term, text } }) => ({ term, text }));
  return { topics, words: defined };
};

/** Words in lower case without endings that do not matter, so that "refunds" asks about a refund. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<!s)s$/, "") : word,
  );
}

/** A word of the title says more about a topic than one of its text. */
function scoreOf(asked: readonly string[], topic: (typeof howTos)[number]): number {
  const [title, more, text] = [topic.title, topic.words, topic.text].map((part) => new Set(wordsIn(part)));
  return asked.reduce(
    (sum, word) => sum + (title?.has(word) ? 4 : more?.has(word) ? 2 : text?.has(word) ? 1 : 0),
    0,
  );
}
