import type { Ai } from "@marquee/adapters/ai/port";
import { jsonReply } from "@marquee/testkit/fake-messages-api-events";
import { brief, context, ideas, liveFixture, scenes } from "@marquee/testkit/live-ai-fixtures";
import { describe, expect, test } from "vitest";
import { localAi } from "./local-ai.ts";

const colors = ["#e4002b", "#0033a0"];
const brand = { goals: "", audience: "", voice: "", forbiddenWords: [], facts: [] };

/** Every fill color of a drawing. */
const fillsOf = (svg: string) =>
  new Set(Array.from(svg.matchAll(/fill="(#[0-9a-f]{6})"/g), ([, fill]) => fill));

async function expectInColors(draw: (order: typeof brief) => ReturnType<Ai["drawMockups"]>): Promise<void> {
  for (const { svg, description } of await draw({ ...brief, brand: { ...brand, colors } })) {
    for (const color of colors) {
      expect(fillsOf(svg)).toContain(color);
      expect(description).toContain(color.toUpperCase());
    }
  }
  for (const { svg, description } of await draw({ ...brief, brand })) {
    for (const color of colors) expect(fillsOf(svg)).not.toContain(color);
    expect(description).not.toContain("brand's color");
  }
}

describe("mockups are drawn in the brand's colors and say so, or in the idea's own if the brand gave none", () => {
  const live = liveFixture();

  test("by the local strategist", async () => {
    const ai = localAi({ delayMs: 0 });
    await expectInColors((order) => ai.drawMockups(order, ideas, context()));
  });

  test("by a model, which may choose any palette", async () => {
    live.api.otherwise(() => jsonReply({ scenes }));
    await expectInColors((order) => live.ai().drawMockups(order, ideas, context()));
  });
});
