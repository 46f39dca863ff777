import { quotable } from "@marquee/adapters/ai/plain-text";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, lineOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";

const asksAboutEnd =
  /\b(?:why|when|how come|who|since when|what made)\b.*\b(?:cancel\w*|call(?:ed)? off|terminate\w*|end(?:ed)? (?:our|the|my)|kill(?:ed)?|withdr[ae]w\w*|dropp?(?:ed)?|fell through|pull(?:ed)? out|walk(?:ed)? away)\b/i;

/**
 * A question that takes for granted that a deal was ended gets told that it stands. Undefined where one of the deals that
 * it names was, or none is named.
 */
export async function answerEndClaim(scene: Scene): Promise<Reply | undefined> {
  if (!scene.u.isNamed || scene.u.act?.stance === "asked" || !asksAboutEnd.test(scene.u.question))
    return undefined;
  const deals = await dealsMeant(scene);
  if (deals.length === 0)
    return /\b(?:our|my|we)\b/i.test(scene.u.question)
      ? {
          verdict: `No, nothing of yours was canceled there: you have no deal about ${quotable(scene.u.about[0]?.name, 70)}.`,
          body: "",
          question: "Should I show what it offers?",
          options: [],
          shows: scene.u.about,
        }
      : undefined;
  if (deals.some(({ status }) => status === "cancelled")) return undefined;
  return {
    verdict: `No, nothing was canceled there: ${deals.length === 1 ? "that deal stands" : "those deals stand"}.`,
    body: bullets(deals.map(lineOf)),
    question: "What would you like to know about it?",
    options: [],
    shows: deals.map(asReference),
  };
}
