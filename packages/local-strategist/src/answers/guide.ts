import { bullets } from "../answer.ts";
import guide from "../content/guide.json" with { type: "json" };
import type { Reply, Scene } from "../scene.ts";
import { guideAbout } from "../understanding/classify.ts";

/** A question goes on with the one before where it says too little by itself. */
const tellingShare = 0.35;

/** What people of the field know: the topic of the guide that a question is about. */
export function answerGuide({ u }: Scene): Reply | undefined {
  const [own] = guideAbout(u.question);
  const [withBefore] =
    u.isFollowUp && u.before && (own?.share ?? 0) < tellingShare
      ? guideAbout(`${u.question} ${u.before.question}`)
      : [own];
  const topic = guide.find(({ id }) => id === withBefore?.id);
  if (!topic) return undefined;
  return {
    verdict: topic.text,
    body: bullets(topic.points),
    question: "Does that fit your case?",
    options: [],
  };
}
