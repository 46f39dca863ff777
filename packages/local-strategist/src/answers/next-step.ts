import { quotable } from "@marquee/adapters/ai/plain-text";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { answerWaits } from "./waits.ts";
import { answerMatch } from "./words.ts";

/** What to do first: what waits, the most urgent first, as a recommendation; else what could be begun. */
export async function answerNextStep(scene: Scene): Promise<Reply | undefined> {
  const waits = await answerWaits(scene);
  const lines = waits.body.split("\n").filter((line) => line.startsWith("- "));
  const [first, ...rest] = lines
    .map((line) => ({ line: line.slice(2), day: firstDayIn(line, scene.now) }))
    .toSorted((one, other) => one.day - other.day);
  if (first === undefined)
    return scene.role === "event_host"
      ? { ...waits, verdict: "Nothing waits for you, so I'd look for sponsors of your next event." }
      : answerMatch(scene);
  return {
    ...waits,
    verdict: `I'd begin with ${quotable(first.line.replaceAll("**", ""), 200).replace(/[.]+$/, "")}.`,
    body:
      rest.length === 0
        ? "Nothing else waits for you."
        : `Then, in this order:\n\n${bullets(rest.slice(0, 5).map(({ line }) => line))}`,
    question: "Shall we begin with that?",
  };
}

/** The day that a line names, as a time; what names none comes last. */
function firstDayIn(line: string, now: string): number {
  const day = /\b(?:until|due) (\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u.exec(line)?.[1];
  return day === undefined ? Date.parse(now) + 365 * 86_400_000 : Date.parse(day);
}
