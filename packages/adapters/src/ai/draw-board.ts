import { UnsafeBoard } from "@marquee/concept-boards/safe-svg";
import type { Scene } from "@marquee/concept-boards/scene";
import { drawScene } from "@marquee/concept-boards/scene-svg";
import { AiError } from "./port.ts";

/** A model's scene as a board. @throws AiError permanent, unsafe_svg */
export function drawBoard(scene: Scene, draw: (scene: Scene) => string = drawScene): string {
  try {
    return draw(scene);
  } catch (error) {
    if (error instanceof UnsafeBoard) throw new AiError("permanent", "unsafe_svg");
    throw error;
  }
}
