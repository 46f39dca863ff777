import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { isCategoryWord } from "../reading/categories.ts";
import { specialWords } from "./classify.ts";

/** What a search says of who comes, and the words of it that no event speaks of. */
export interface WhoComes {
  audience: string | undefined;
  /** Named in the answer, since it can't be gone by them. */
  unread: readonly string[];
}

/** Words of a search that say nothing about what is looked for. */
const searching = new Set(
  "tech search searching look looking hunt hunting browse discover find happening gathering gatherings gather gathers exhibition exhibitions congress congresses conferences conference summit summits meetup meetups roundtable roundtables expo expos fair fairs trade show shows convention conventions calendar upcoming preferably maybe perhaps hoping wondering wanting seeking desiring fancy handful couple hundred suitable alternatives alternative options option backers backing attract attracts attracting welcomes launching hosting hosted chip except minus burned claw worldwide globally anywhere everywhere outside rooms room seats crowd crowds people folks souls draws pulls thru through till states midwest coast west east north south nearer closer christmas weekends weekend attached client sponsor sponsors sponsoring sorta kinda stuff thing things sort sorts kind kinds wanna gonna gotta buy buys get gets spend spends someplace pls plz thanks cheers".split(
    " ",
  ),
);

/** So many words of a question are looked up. */
const lookedUp = 5;
const stemOf = (word: string) => foldLetters(word).replace(/(?:ies|es|s|ing|ers?)$/, "");

/**
 * Accounts for every special word of a search: one that events name as who comes to them narrows it, and what is left is
 * told instead of being dropped.
 * @param kinds The question with its names and values in braces
 */
export async function whoComes(kinds: string, tools: ReadTools): Promise<WhoComes> {
  const special = [...new Set(specialWords(kinds))].filter(
    (word) => !searching.has(word) && !isCategoryWord(word),
  );
  const looked = await Promise.all(
    special.slice(0, lookedUp).map(async (word) => {
      const { events } = await tools.findEvents({ audience: word, sort: "soonest", limit: 20 });
      const stem = stemOf(word);
      const isNamed = events.some(({ attendeeType }) => ` ${foldLetters(attendeeType)}`.includes(` ${stem}`));
      // A company's name is no wish of who comes.
      const isName = !isNamed && (await tools.searchNames({ text: word, limit: 1 })).found.length > 0;
      return { word, isNamed, isName };
    }),
  );
  return {
    audience: looked.find(({ isNamed }) => isNamed)?.word,
    unread: looked.filter(({ isNamed, isName }) => !isNamed && !isName).map(({ word }) => word),
  };
}
