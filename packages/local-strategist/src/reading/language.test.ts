import { describe, expect, it } from "vitest";
import { inEnglish, readsEnglishOnly } from "./language.ts";

describe("another language", () => {
  it.each([
    ["¿Cuánto cuesta patrocinar Developer Days en Austin?", "inglés"],
    ["Montrez-moi les événements à Paris au printemps.", "anglais"],
    ["Wie viele Credits habe ich?", "Englisch"],
    ["¿Y cuáles de ellos hay en Berlín?", "inglés"],
    ["东京有哪些活动？", "英文"],
    ["Сколько стоит спонсорство?", "английски"],
  ])("“%s” is answered with a sentence in it", (text, word) =>
    expect(readsEnglishOnly(text)).toContain(word),
  );

  it("English stays English, whatever names stand in it", () => {
    for (const text of [
      "What does gold cost at KubeCraft Europe?",
      "And in Paris?",
      "ok",
      "Compare El Dorado Days and Les Jours",
    ])
      expect(readsEnglishOnly(text), text).toBeUndefined();
  });

  it("its commonest words ask what English ones do", () => {
    expect(inEnglish("Montrez-moi les événements à Paris au printemps")).toMatch(
      /show me .*events in Paris .*spring/,
    );
  });
});
