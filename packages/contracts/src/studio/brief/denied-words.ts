import { sentencesOf, tellingWords } from "./brief-text.ts";

const denies =
  /\b(?:no|not|nor|neither|never|none|nothing|nobody|without|avoid|skip|forbid\w*|prohibit\w*|ban(?:s|ned)?|refuse\w*|hates?|bores?|annoys?|offensive|unwelcome|instead of|rather than|allergic|sick of|tired of|can't|cannot|won't|don't|doesn't|isn't|aren't|mustn't|shouldn't|rather die|leave (?:that |it )?out|off the table|out of the question)\b/i;
const common = new Set(
  "people visitors guests minutes hours day days week time way thing things place event anybody everybody anyone everyone first last new own real right best whole same work works working know knows believe think want wants like come comes take takes stay stays".split(
    " ",
  ),
);

/**
 * What a brief speaks of in the same breath as a denial, whether it refuses it, lacks it or complains of it. Nothing of
 * this is a wish unless the brief asks for it plainly.
 */
export function deniedWords(prompt: string): readonly string[] {
  return [
    ...new Set(
      sentencesOf(prompt)
        .flatMap((sentence) =>
          // "We must refuse: frying, knives": what a refusal is followed by is refused.
          sentence.split(
            denies.test(sentence.split(/:\s/)[0] ?? "")
              ? /;\s*|\s[–—-]\s|\s(?:but|so)\s|[()]/
              : /;\s*|:\s+|\s[–—-]\s|\s(?:but|so)\s|[()]/,
          ),
        )
        .flatMap((clause) => {
          const at = clause.search(denies);
          if (at < 0) return [];
          // "An auction we can't do": a denial late in its clause is about what stands before it.
          const words = tellingWords(clause.slice(at));
          return words.length > 2 ? words : tellingWords(clause);
        })
        .filter((word) => word.length > 3 && !common.has(word)),
    ),
  ];
}
