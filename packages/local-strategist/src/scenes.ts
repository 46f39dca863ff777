import { oneLine } from "@marquee/adapters/ai/plain-text";
import type { Scene } from "@marquee/concept-boards/scene";
import type { CampaignType } from "@marquee/contracts/enums";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { usd } from "@marquee/contracts/text/usd";
import { conceptOf } from "./ideas.ts";
import { seededRandom } from "./seeded-random.ts";

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
export function composeScenes(ideas: readonly CampaignIdeaDraft[], seed: string): Scene[] {
  const order = seededRandom(`scenes:${seed}`).shuffle(palettes);
  return ideas.map((idea, index) => composeScene(idea, order[index % order.length] ?? firstPalette));
}

function composeScene(idea: CampaignIdeaDraft, palette: Palette): Scene {
  const concept = conceptOf(idea);
  const zones = concept.zones.map(({ name }) => name);
  return {
    headline: oneLine(idea.name, 70),
    tagline: oneLine(concept.what, 140),
    type: idea.type,
    palette,
    zones: concept.zones.map((zone) => ({ ...zone })),
    elements: [...concept.elements],
    description: oneLine(
      `Mockup of “${idea.name}”: ${views[idea.type]} with ${zones.length} stops in visiting order: ${zones.join(", ")}. Materials: ${concept.elements.join(", ").toLowerCase()}. Planned for ${idea.duration} at ${usd(idea.budget)}.`,
      600,
    ),
  };
}
