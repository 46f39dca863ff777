import { quotable } from "@marquee/adapters/ai/plain-text";
import { foldLetters } from "@marquee/contracts/text/search-text";
import type { Reply, Scene } from "../scene.ts";
import type { Topic } from "../understanding/topics.ts";

/** Answers whose texts are written for the brand, and name whom the reader names. */
export const writtenForBrand: ReadonlySet<Topic> = new Set<Topic>(["draft", "idea", "concept", "presence"]);

/** Answers from one's own rows or from closed deals, which no place narrows. */
const everywhere: ReadonlySet<Topic> = new Set<Topic>([
  "market",
  "deals",
  "results",
  "hosted",
  "offers",
  "owed",
  "inquiries",
  "pipeline",
]);

/** An answer that says what of the question it could not go by: a name that nothing has, and a place. */
export function withLeftOut({ u }: Scene, reply: Reply): Reply {
  const { unknown, isNamed, act, topic, ownWish } = u;
  if (act || reply.isUnable || (topic && writtenForBrand.has(topic))) return reply;
  const said = foldLetters(`${reply.verdict} ${reply.body}`);
  const isTold = (name: string) => said.includes(foldLetters(name));
  const name = unknown && isNamed && !isTold(unknown.name) ? unknown.name : undefined;
  const places =
    topic && everywhere.has(topic) && !isNamed
      ? (ownWish.places ?? []).filter((place) => !isTold(place)).map((place) => quotable(place, 40))
      : [];
  return {
    ...reply,
    body: [
      name === undefined ? "" : `Nothing that you can see is called “${quotable(name, 60)}”.`,
      places.length === 0
        ? ""
        : `I don't know this for ${places.join(" or ")} alone, so it is for all places.`,
      reply.body,
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}
