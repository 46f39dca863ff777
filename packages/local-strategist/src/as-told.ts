// cspell:ignore aeiou
/** How a wish or a remark is said to those who wrote it, as what is: "our nurses must be there" as "your nurses are there". */
export const asTold = (text: string): string =>
  text
    .replaceAll(/\b(?:our|my)\b/giu, "your")
    .replaceAll(/\b(?:ourselves|myself)\b/giu, "yourselves")
    .replaceAll(/\b(?:ours|mine)\b/giu, "yours")
    .replaceAll(/\b(?:we|us)\b/giu, "you")
    .replaceAll(duty, (_, who: string, verb: string, at: number, whole: string) => {
      const subject = `${whole.slice(0, at)}${who}`;
      return `${who} ${inflected(headOf(subject), verb)}`;
    })
    .replace(toDo, (_, who: string, verb: string) => `${who} ${done(who, verb)}`);

/** "Each of them has to be dry", "two people must cook" */
const duty =
  /\b([\p{L}'-]+) (?:must|should|shall|ha(?:s|ve) to|needs? to|ought to) (?:also |always )?(\p{L}+)/giu;
/** "Everybody to fold it", "nurses to be there": somebody is to do something. */
const toDo = /^((?:[\p{L}'-]+ ){0,6}?[\p{L}'-]+) to (be|have|\p{L}+)\b/iu;

/** Who does it, without what is told of them: "two people" of "two people from Tasmania". */
const headOf = (subject: string): string =>
  (subject.split(/[.;:]\s/u).at(-1) ?? subject).split(
    / (?:from|of|with|in|on|at|for|who|that|by|near) /u,
  )[0] ?? subject;

const isOne = (who: string): boolean =>
  /^(?:an?|one|each|every|everything|everyone|everybody|somebody|someone|it|this|that)\b/iu.test(who) ||
  !/(?:[^s']s|people|men|folk|children|they|you|staff|who)$/iu.test(who);

/** A verb as its subject needs it. */
function inflected(who: string, verb: string): string {
  if (verb === "be") return isOne(who) ? "is" : "are";
  if (!isOne(who)) return verb;
  if (verb === "have") return "has";
  if (/(?:s|sh|ch|x|o)$/iu.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/iu.test(verb) ? verb.replace(/y$/iu, "ies") : `${verb}s`;
}

const done = (who: string, verb: string): string =>
  verb === "be" || verb === "have" ? inflected(who, verb) : `can ${verb}`;
