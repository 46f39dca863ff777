import { describe, expect, it } from "vitest";
import { commonPasswordWords } from "./common-passwords.ts";
import { isCommonPassword } from "./is-common-password.ts";

const words = commonPasswordWords.trim().split(/\s/);

describe("the list of common passwords", () => {
  it("holds at least 3,000 words besides the form's six, each once and in lower case", () => {
    expect(words.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word !== word.toLowerCase() || word.length < 4)).toEqual([]);
  });
});

describe("a common password", () => {
  it.each([
    "letmein",
    "QWERTYUIOP",
    "Password1!",
    "Welcome2026!",
    "P@ssw0rd1234",
    "P@$$w0rd!!",
    "Adm1nistrator#1",
    "Marquee-2026",
    "1234567890",
    "!Sunshine99",
    "1Qaz2wsx!!",
    "Liverpool-1892",
  ])("is recognized despite capitals, digits and symbols: %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "Correct-Horse-7",
    "Marquee-Demo-2026!",
    "Another-Horse-8",
    "tq7#Vk2!mzP9",
    "Purple-Monkey-Dishwasher-1",
    "ab12#CD34-ef",
    "2026-11-21-Xa!",
    "$$Gq-9183-!!",
  ])("is not any password that merely looks like one: %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
