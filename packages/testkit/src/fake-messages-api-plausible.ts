import type { CampaignBrief, RefineRequest } from "@marquee/adapters/ai/port";
import { composeAnalyses } from "@marquee/local-strategist/analysis";
import { composeIdeas } from "@marquee/local-strategist/ideas";
import { composeRefinement } from "@marquee/local-strategist/refine";
import { composeScenes } from "@marquee/local-strategist/scenes";
import type { FakeRequest } from "./fake-messages-api.ts";
import { type FakeReply, jsonReply } from "./fake-messages-api-events.ts";

/** What a request wants as JSON; undefined for an answer in words. */
export function wantedOf({ body }: FakeRequest): "ideas" | "idea" | "analyses" | "scenes" | undefined {
  const prompt = body.messages[0]?.content;
  const wanted =
    typeof prompt === "string" ? /, as (ideas?|analyses|scenes)\.(?:\n|$)/.exec(prompt)?.[1] : undefined;
  return wanted as ReturnType<typeof wantedOf>;
}

/**
 * A well-behaved model's answer: the JSON that is wanted, complete, or else a short text. Pass it to `otherwise` to run
 * the whole product against the fake.
 */
export function plausibleReply(request: FakeRequest): FakeReply {
  const prompt = request.body.messages[0]?.content;
  const brief = briefOf(prompt);
  const ideas = composeIdeas(brief, "plausible");
  switch (wantedOf(request)) {
    case "ideas":
      return jsonReply({ ideas }, { pieceLength: 200 });
    case "idea": {
      const idea = composeRefinement(brief, refineRequestOf(prompt), "plausible");
      return jsonReply({ idea }, { pieceLength: 200 });
    }
    case "analyses":
      return jsonReply({ analyses: composeAnalyses(brief, ideas, "plausible") }, { pieceLength: 200 });
    case "scenes":
      return jsonReply({ scenes: composeScenes(brief, ideas, "plausible") }, { pieceLength: 200 });
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
