import { oneLine } from "@marquee/adapters/ai/plain-text";
import type { CampaignBrief } from "@marquee/adapters/ai/port";
import type { Scene } from "@marquee/concept-boards/scene";
import { seededRandom } from "@marquee/concept-boards/seeded-random";
import type { CampaignType } from "@marquee/contracts/enums";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { usd } from "@marquee/contracts/text/usd";
import { allowedParts } from "./allowed-parts.ts";
import { capacityOf } from "./capacity.ts";
import { industryFacts } from "./content/industry-facts.ts";
import { sentences } from "./content/sentences.ts";
import { fill } from "./fill.ts";
import { allowedBy } from "./ideas.ts";
import { formatOf } from "./ranked-formats.ts";
import { type ReadBrief, readPrompt } from "./read-prompt.ts";
import { wordsFor } from "./say.ts";

type Palette = Scene["palette"];

const firstPalette: Palette = {
  background: "#f6f1e7",
  surface: "#fffdf8",
  ink: "#1d2433",
  primary: "#c43f51",
  accent: "#edae49",
};

const palettes: readonly Palette[] = [
  firstPalette,
  { background: "#eef4f1", surface: "#ffffff", ink: "#10312b", primary: "#1b7f6b", accent: "#f26b38" },
  { background: "#f3f5fb", surface: "#ffffff", ink: "#0b1f4b", primary: "#2547d0", accent: "#ffb020" },
  { background: "#12151f", surface: "#1e2433", ink: "#e9edf6", primary: "#4cc9f0", accent: "#f2a65a" },
  { background: "#faf3f6", surface: "#fffafc", ink: "#3b0a2a", primary: "#9d174d", accent: "#0e9f8e" },
  { background: "#f7f6f2", surface: "#ffffff", ink: "#26241f", primary: "#57534e", accent: "#3f9142" },
  { background: "#101f1c", surface: "#17302b", ink: "#e6f4ef", primary: "#e4b363", accent: "#4fb286" },
  { background: "#f1eef8", surface: "#ffffff", ink: "#241a45", primary: "#5b3cc4", accent: "#ef6f6c" },
];

/** What the picture of each type shows. */
const views: Readonly<Record<CampaignType, string>> = {
  pop_up: "a shop seen from the street,",
  virtual: "an online show in a browser window,",
  experiential: "a room to walk through,",
  hybrid: "a stage and the screens of those who watch from elsewhere,",
  sponsorship: "a branded stand in an exhibition hall,",
  activation: "an outdoor square with tents,",
};

/** One scene per idea, each with its own colors, deterministic for the ideas and seed. */
export function composeScenes(
  asked: CampaignBrief,
  ideas: readonly CampaignIdeaDraft[],
  seed: string,
): Scene[] {
  const brief = readPrompt(asked);
  const order = seededRandom(`scenes:${seed}`).shuffle(palettes);
  return ideas.map((idea, index) =>
    composeScene(brief, idea, { palette: order[index % order.length] ?? firstPalette, index }),
  );
}

function composeScene(
  brief: ReadBrief,
  idea: CampaignIdeaDraft,
  { palette, index }: { palette: Palette; index: number },
): Scene {
  const format = allowedParts(formatOf(idea), index, allowedBy(brief));
  const capacity = capacityOf(format, { reading: brief.reading, prompt: brief.prompt, budget: idea.budget });
  const facts = industryFacts[brief.industry ?? "other"];
  const words = wordsFor(brief, { format, facts, capacity, budget: idea.budget });
  const zones = format.zones.map(([name, kind, note], at) => ({
    name,
    kind,
    note: oneLine(fill(note, words), 110),
    size: sizes[at] ?? "medium",
  }));
  const { mockup } = sentences;
  const shown = fill(mockup[index % mockup.length] ?? "", {
    ...words,
    view: views[idea.type],
    zones: zones.map(({ name }) => name).join(", "),
  });
  return {
    headline: oneLine(idea.name, 70),
    tagline: oneLine(idea.plan.promise, 140),
    type: idea.type,
    palette,
    zones,
    elements: [...format.elements],
    description: oneLine(
      `Mockup of “${idea.name}”: ${shown} Materials: ${format.elements.join(", ").toLowerCase()}. Planned for ${idea.duration} at ${usd(idea.budget)}.`,
      600,
    ),
  };
}

const sizes = ["small", "large", "medium", "medium"] as const;
