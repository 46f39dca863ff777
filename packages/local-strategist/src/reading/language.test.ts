import { describe, expect, it } from "vitest";
import { asRead, inEnglish, readsEnglishOnly } from "./language.ts";

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

  it("the wish for a language is no part of what is asked in it, unless it is all that is said", () => {
    for (const wish of ["English then: ", "Ok, English please. ", "Back to English, "])
      expect(asRead(`${wish}just May`), wish).toBe("just May");
    for (const text of ["English please.", "English breakfast in May", "just May"])
      expect(asRead(text)).toBe(text);
    expect(asRead("Montrez-moi les événements à Paris au printemps")).toContain("show me");
  });
});
