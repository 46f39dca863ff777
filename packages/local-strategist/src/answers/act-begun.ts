import { amountOf } from "../reading/wish.ts";
import type { Scene } from "../scene.ts";

/** Acts that carry the words they are asked for with. */
const carriesWords: ReadonlySet<string> = new Set([
  "message",
  "reply_inquiry",
  "request_changes",
  "refine_campaign",
  "order_campaign",
  "set_brand_fact",
]);

/** An act whose last detail this text tells, with the words that it was asked for with. */
export function withBegun(scene: Scene): Scene {
  const { act } = scene.u;
  if (act?.begun === undefined) return scene;
  const question = scene.u.question.replace(/\bnot \$?\d[\d,.]*k?\b(?=[^\d?]{1,16}\$?\d)/i, "");
  // An amount that is told now counts instead of the one before.
  const before =
    amountOf(question) === undefined ? act.begun : act.begun.replaceAll(/\$?\d[\d,.]*\s?(?:k\b|%)?/gi, "");
  const words = carriesWords.has(act.act) ? act.begun : `${question} ${before}`;
  return { ...scene, u: { ...scene.u, question: words } };
}
