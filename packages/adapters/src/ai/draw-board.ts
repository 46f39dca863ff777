import { UnsafeBoard } from "@marquee/concept-boards/safe-svg";
import type { Scene } from "@marquee/concept-boards/scene";
import { drawScene } from "@marquee/concept-boards/scene-svg";
import { withoutWords } from "./plain-text.ts";
import { AiError, type CampaignBrief, type Mockup } from "./port.ts";

/**
 * Draws a model's scene as a mockup, in the colors of the brief's brand and without the words that it forbids.
 * @throws AiError permanent, unsafe_svg
 */
export function drawBoard(
  scene: Scene,
  { brand }: Pick<CampaignBrief, "brand">,
  draw: typeof drawScene = drawScene,
): Mockup {
  try {
    const words = brand?.forbiddenWords ?? [];
    return draw(scene, { colors: brand?.colors, inItsWords: (text) => withoutWords(text, words) });
  } catch (error) {
    if (error instanceof UnsafeBoard) throw new AiError("permanent", "unsafe_svg");
    throw error;
  }
}
