import type { CampaignBrief, RefineRequest } from "@marquee/adapters/ai/port";
import { composeAnalyses } from "@marquee/local-strategist/analysis";
import { composeIdeas } from "@marquee/local-strategist/ideas";
import { composeRefinement } from "@marquee/local-strategist/refine";
import { composeScenes } from "@marquee/local-strategist/scenes";
import type { FakeReply, FakeRequest } from "./fake-messages-api.ts";

/**
 * A well-behaved model's answer: the given tool, filled in completely, or else a short text. Pass it to `otherwise`
 * to run the whole product against the fake.
 */
export function plausibleReply({ body }: FakeRequest): FakeReply {
  const brief = briefOf(body.messages[0]?.content);
  const ideas = composeIdeas(brief, "plausible");
  switch (body.tools?.[0]?.name) {
    case "present_ideas":
      return { kind: "tools", calls: [{ name: "present_ideas", input: { ideas } }], pieceLength: 200 };
    case "present_refinement": {
      const idea = composeRefinement(brief, refineRequestOf(body.messages[0]?.content), "plausible");
      return { kind: "tools", calls: [{ name: "present_refinement", input: { idea } }], pieceLength: 200 };
    }
    case "present_analyses":
      return {
        kind: "tools",
        calls: [
          { name: "present_analyses", input: { analyses: composeAnalyses(brief, ideas, "plausible") } },
        ],
        pieceLength: 200,
      };
    case "present_scenes":
      return {
        kind: "tools",
        calls: [{ name: "present_scenes", input: { scenes: composeScenes(brief, ideas, "plausible") } }],
        pieceLength: 200,
      };
    default:
      return { kind: "text", text: "Two events fit. Shall we compare them?\n\n[Compare by attendee]" };
  }
}

/** The brief that a campaign request carries between its tags. */
function briefOf(content: unknown): CampaignBrief {
  const json = typeof content === "string" ? /<brief>\n(.*)\n<\/brief>/.exec(content)?.[1] : undefined;
  return json === undefined
    ? { prompt: "A launch that people remember", goals: [], competitorNames: [] }
    : (JSON.parse(json) as CampaignBrief);
}

/** Reads what a refine request asks for: the concept between its tags, and the change by its wording. */
function refineRequestOf(content: unknown): RefineRequest {
  const text = typeof content === "string" ? content : "";
  const json = /<concept>\n(.*)\n<\/concept>/.exec(text)?.[1];
  if (json === undefined) throw new Error("no concept to refine");
  const asked = text.slice(text.lastIndexOf("</"));
  const refinement = asked.includes("Make it cheaper")
    ? "cheaper"
    : asked.includes("Move it to another city")
      ? "another_city"
      : asked.includes("Make it more technical")
        ? "more_technical"
        : asked.includes("Change it as the sentence")
          ? "in_words"
          : "another";
  const words = /<wish>\n(.*)\n<\/wish>/.exec(text)?.[1];
  const wish = words === undefined ? {} : { words: JSON.parse(words) as string };
  return { refinement, concept: JSON.parse(json), others: [], ...wish };
}
