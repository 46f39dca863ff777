import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { Answer, AnswerScene } from "./answer.ts";
import type { Reference } from "./understanding/references.ts";
import type { Understood } from "./understanding/understand.ts";

/** What an answer is made from: who asks, what they mean, and what they may look up. */
export interface Scene extends AnswerScene {
  u: Understood;
  tools: ReadTools;
}

/** An answer with what it shows. */
export interface Reply extends Answer {
  /** What it shows, in its order: "the second one" means these. */
  shows?: readonly Reference[];
  /** It may be about something else than was asked: it says so, and costs nothing. */
  isGuess?: boolean;
  /** It tells all that is known of an event, because nothing certain was asked of it. */
  isWhole?: boolean;
  /** It answers the whole question, whatever parts that has. */
  isComplete?: boolean;
  /** It says that it cannot help: such an answer costs nothing. */
  isUnable?: boolean;
}

/** The things of a kind that the question is about. */
export function aboutOf({ u }: Pick<Scene, "u">, kind: Reference["kind"]): readonly Reference[] {
  const seen = new Set<string>();
  return aboutOrFocus(u).filter((each) => each.kind === kind && !seen.has(each.id) && seen.add(each.id));
}

/** The ids of the events that it is about, by whichever of their things it names. */
export function eventsOf(scene: Pick<Scene, "u">): string[] {
  const ids = aboutOrFocus(scene.u).flatMap(({ kind, id, eventId }) =>
    kind === "event" ? [id] : eventId ? [eventId] : [],
  );
  return [...new Set(ids)];
}

/** What the question is about, else what the conversation was about last. */
export const aboutOrFocus = ({ about, focus }: Understood): readonly Reference[] =>
  about.length > 0 ? about : focus;

/** The event that the conversation named last. */
export function lastEvent(scene: Scene): string | undefined {
  // "Write Kite Works a pitch for the top package there": whoever is named, the event is the one before.
  const { u } = scene;
  const isThere = /\bthere\b/i.test(u.question) && !u.about.some(({ kind }) => kind === "event");
  const [there] = isThere ? (u.before?.about.filter(({ kind }) => kind === "event") ?? []) : [];
  if (there) return there.id;
  for (let turn: Scene["u"]["before"] = u; turn; turn = turn.before) {
    const named = turn.isNamed ? turn.about.find(({ kind }) => kind === "event") : undefined;
    if (named) return named.id;
  }
  return eventsOf(scene)[0];
}
