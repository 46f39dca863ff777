import { describe, expect, it, test } from "vitest";
import { plainAct } from "./plain-acts.ts";

test.each([
  ["Write back: the keynote stage is gone, would a clinic do?", "host", "reply_inquiry"],
  ["Answer {host} on the room: forty seats are included", "both", "reply_inquiry"],
  ["tell them: we need one week more", "brand", "message"],
  ["ask them to throw in the speaker slot for the same money", "brand", "request_changes"],
  ["ok tell them {amount} is fine", "both", "accept"],
  ["just tell them we can't do {number} years", "host", "message"],
  ["lower the {package} to {amount}", "host", "change_price"],
] as const)("“%s”, said by a %s, is to %s", (sentence, side, act) => {
  expect(plainAct(sentence, side)).toEqual({ act, stance: "asked", isClear: true });
});

describe("a sentence that is built like none of them", () => {
  it.each([
    "should we tell them {amount} is fine?",
    "don't tell them that's fine",
    "tell them we accept {amount}",
    "what did they ask for?",
    "tell me about the {event} deal",
    "Tell me: the deal with {host}, where is it?",
    "tell us what the host wrote",
  ])("“%s” is left to its words", (sentence) => {
    expect(plainAct(sentence, "brand")).toBeUndefined();
  });

  it("has a sponsor change no price", () => {
    expect(plainAct("lower the {package} to {amount}", "brand")).toBeUndefined();
  });
});
