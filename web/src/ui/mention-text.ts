import { mentionSpans } from "@marquee/contracts/text/mention-spans";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";

/** Somebody who may be mentioned, and the agency for which they work, if it is not the reader's own company. */
export interface MentionPerson {
  id: string;
  name: string;
  agency: string | null;
}

/** What is being typed after an "@". */
interface OpenMention {
  /** Where the "@" is. */
  at: number;
  typed: string;
}

const beingTyped = /(?:^|[^\p{L}\p{N}_])@([^@\n]{0,80})$/u;

/** The mention that the caret stands in; undefined where no "@" is before it. */
export function openMention(text: string, caret: number): OpenMention | undefined {
  const typed = beingTyped.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed };
}

/** Whom what was typed may mean, first those whose names begin so: nobody once a whole name is followed by a space. */
export function peopleFor({ typed }: OpenMention, people: readonly MentionPerson[]): MentionPerson[] {
  if (/\s$/u.test(typed) && people.some(({ name }) => name === typed.trimEnd())) return [];
  const words = wordsOf(typed);
  const begins = ({ name }: MentionPerson) =>
    words.every((word) => wordsOf(name).some((own) => own.startsWith(word)));
  const found = people.filter(({ name }) => holdAll([name], words));
  return [...found.filter(begins), ...found.filter((person) => !begins(person))];
}

/**
 * Whom a text mentions. Where several people have the name that it says, those of them who were picked.
 * @param picked the ids of those who were chosen from the list
 */
export function mentionedIn(
  text: string,
  people: readonly MentionPerson[],
  picked: ReadonlySet<string>,
): MentionPerson[] {
  const spans = mentionSpans(
    text,
    people.map(({ name }) => name),
  );
  const said = new Set(spans.map(({ name }) => name));
  return people.filter(({ id, name }) => {
    const isOnly = people.filter((one) => one.name === name).length === 1;
    return said.has(name) && (isOnly || picked.has(id));
  });
}
