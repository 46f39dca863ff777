import { assertSafeSvg } from "@marquee/concept-boards/safe-svg";
import type { Scene } from "@marquee/concept-boards/scene";
import { expect, it } from "vitest";
import { drawBoard } from "./draw-board.ts";

const scene = {} as Scene;

it("a board that is not safe ends the part for good, as a failure of the model's", () => {
  const unsafe = () => {
    assertSafeSvg('<svg xmlns="x"><script></script></svg>');
    return { svg: "", description: "" };
  };
  expect(() => drawBoard(scene, {}, unsafe)).toThrow(
    expect.objectContaining({ name: "AiError", kind: "permanent", reason: "unsafe_svg" }),
  );
});

it("a fault of ours stays one", () => {
  const broken = () => {
    throw new TypeError("broken");
  };
  expect(() => drawBoard(scene, {}, broken)).toThrow(TypeError);
});
