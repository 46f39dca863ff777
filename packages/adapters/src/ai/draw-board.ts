import { UnsafeBoard } from "@marquee/concept-boards/safe-svg";
import type { Scene } from "@marquee/concept-boards/scene";
import { drawScene } from "@marquee/concept-boards/scene-svg";
import { AiError, type CampaignBrief, type Mockup } from "./port.ts";

/** A model's scene as a mockup, in the colors of the brief's brand where it has any. @throws AiError permanent, unsafe_svg */
export function drawBoard(
  scene: Scene,
  { brand }: Pick<CampaignBrief, "brand">,
  draw: typeof drawScene = drawScene,
): Mockup {
  try {
    return draw(scene, brand?.colors);
  } catch (error) {
    if (error instanceof UnsafeBoard) throw new AiError("permanent", "unsafe_svg");
    throw error;
  }
}
