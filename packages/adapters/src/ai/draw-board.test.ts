import { assertSafeSvg } from "@marquee/concept-boards/safe-svg";
import type { Scene } from "@marquee/concept-boards/scene";
import { expect, it } from "vitest";
import { drawBoard } from "./draw-board.ts";

const scene = {} as Scene;

it("an unsafe board fails the part permanently, as a failure of the model", () => {
  const unsafe = () => {
    assertSafeSvg('<svg xmlns="x"><script></script></svg>');
    return { svg: "", description: "" };
  };
  expect(() => drawBoard(scene, {}, unsafe)).toThrow(
    expect.objectContaining({ name: "AiError", kind: "permanent", reason: "unsafe_svg" }),
  );
});

it("a bug in our own code stays a bug", () => {
  const broken = () => {
    throw new TypeError("broken");
  };
  expect(() => drawBoard(scene, {}, broken)).toThrow(TypeError);
});
