import type { ReplyRequest, ReplyTurn, ShownThing } from "@marquee/adapters/ai/port";
import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import { beginning } from "@marquee/contracts/text/characters";
import { asRead } from "../reading/language.ts";
import { namedIn } from "./names.ts";
import { plainOrdinals, type Reference } from "./references.ts";

/** A question with what it names, and the answer before it with what that showed. */
export interface AskedTurn {
  question: string;
  named: Awaited<ReturnType<typeof namedIn>>;
  answer: ReplyTurn | undefined;
  shown: readonly Reference[];
}

/** So many questions back count; what was said longer ago is rarely meant. */
const turnsRead = 4;

/**
 * The last questions of a conversation, the oldest first. What all of them name is looked up at once: it needs nothing of
 * the turns before.
 */
export function askedTurns({ history }: ReplyRequest, tools: ReadTools): Promise<AskedTurn[]> {
  const asked = history.flatMap((turn, at) => (turn.author === "user" ? [at] : []));
  return Promise.all(
    asked.slice(-turnsRead).map(async (at) => {
      const question = plainOrdinals(asRead(history[at]?.text ?? ""));
      const answer = history.slice(0, at).findLast(({ author }) => author === "morgan");
      const [named, shown] = await Promise.all([
        namedIn(question, tools),
        answer ? shownBy(answer, tools) : [],
      ]);
      return { question, named, answer, shown };
    }),
  );
}

/**
 * What an answer showed. Where it says nothing of that, as one of another adapter, it shows what its text calls by the
 * whole name: "Growth Package" is no SaaS Growth Forum.
 */
async function shownBy(answer: ReplyTurn, tools: ReadTools): Promise<readonly Reference[]> {
  if (answer.shown?.length) return referencesOf(answer.shown, tools);
  const text = beginning(answer.text, readMost);
  return (await namedIn(text, tools)).found.filter(({ name }) => text.includes(name));
}

const readMost = 1_200;

/** What an answer showed, as far as a question can mean it, with the events of deals. */
async function referencesOf(shown: readonly ShownThing[], tools: ReadTools): Promise<Reference[]> {
  const shows = (kind: ShownThing["kind"]) => shown.some((each) => each.kind === kind);
  const [deals, inquiries] = await Promise.all([
    shows("deal") ? tools.listDeals({ limit: 20 }) : [],
    shows("inquiry") ? tools.listInquiries({ limit: 20 }) : [],
  ]);
  return shown.flatMap(({ kind, id, name }): Reference[] => {
    if (kind === "credit_package") return [];
    const deal = kind === "deal" ? deals.find((each) => each.id === id) : undefined;
    const inquiry = kind === "inquiry" ? inquiries.find((each) => each.id === id) : undefined;
    const eventId = kind === "event" ? id : (deal?.eventId ?? inquiry?.eventId);
    return [
      { kind, id, name, ...(deal ? { detail: deal.packageName } : {}), ...(eventId ? { eventId } : {}) },
    ];
  });
}
