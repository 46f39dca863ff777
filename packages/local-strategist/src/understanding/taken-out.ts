import { takesOut } from "../reading/wish.ts";
import type { Reference } from "./references.ts";

/** The events that a text takes out of a list: those that it names, else the ones that it picks. */
export function takenOut(
  question: string,
  named: readonly Reference[],
  picked: readonly Reference[],
): readonly Reference[] {
  const asked = question.toLowerCase();
  // "Why not Cloud Days?" wants to know, and takes nothing out.
  if (/\bwhy\b/.test(asked)) return [];
  const isOut = (at: number) => at >= 0 && takesOut.test(asked.slice(0, at));
  const byName = named.filter(
    ({ kind, name }) => kind === "event" && isOut(asked.indexOf(name.toLowerCase())),
  );
  const points =
    named.length === 0 &&
    /^(?:\w+[,.!]? ){0,2}?(?:not|drop|skip|without|leave out|lose|except|remove|exclude) (?:the |that |this |those )?(?:one|it|that|this|first|second|third|fourth|fifth|last)(?: (?:one|two|three|2|3))?[.!]*$/i.test(
      question.trim(),
    );
  return points ? picked.filter(({ kind }) => kind === "event").slice(0, 5) : byName;
}
