import { orderIn, type Wish } from "../reading/wish.ts";
import type { Reply, Scene } from "../scene.ts";
import { answerCompare } from "./compare.ts";
import { answerFind } from "./find.ts";

const hasWish = (before: Scene["u"]["before"]) => Object.keys(before?.wish ?? {}).length > 0;

/** "Too big", "smaller", "cheaper" after something was shown: the same search on the other side of that. */
export async function relativeSearch(scene: Scene): Promise<Reply | undefined> {
  const { u, tools } = scene;
  const asked =
    /^(?:(?:hm+|ok|okay|well|and|no|fine|maybe)[,.!]? )?(?:that's |it's |they're |still |way |got |have |is there |do you have )?(?:something |anything |any |one |a )?(?:too (big|large|small|expensive|dear|pricey)|(smaller|bigger|larger|cheaper))\b/i.exec(
      u.question.trim(),
    );
  const reference = u.shown.find(({ kind, eventId }) => kind === "event" || eventId);
  if (!asked || !reference || u.isNamed) return undefined;
  const events = u.shown.filter(({ kind }) => kind === "event");
  const order = asked[2] === undefined ? undefined : orderIn(asked[2].toLowerCase());
  // "Smaller one, by people?" after a list that no search found picks one of it.
  if (
    order &&
    events.length > 1 &&
    u.before?.topic !== "find" &&
    u.before?.topic !== "match" &&
    !hasWish(u.before)
  )
    return answerCompare({ ...scene, u: { ...u, pick: { order } } });
  const event = await tools.getEvent({ eventId: reference.eventId ?? reference.id });
  if (!event) return undefined;
  const word = (asked[1] ?? asked[2] ?? "").toLowerCase();
  const wish: Wish =
    word === "big" || word === "large" || word === "smaller"
      ? { ...u.wish, most: event.attendeeCount - 1 }
      : word === "small" || word === "bigger" || word === "larger"
        ? { ...u.wish, least: event.attendeeCount + 1 }
        : { ...u.wish, maxUsd: (event.priceFromUsd ?? 0) - 1 };
  const { order: _, ...unordered } = wish;
  return answerFind({ ...scene, u: { ...u, wish: unordered } });
}
