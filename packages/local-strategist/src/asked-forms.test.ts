import { describe, expect, test } from "vitest";
import { asksIfFair, isForUs, picksForUs, waitsIfSent } from "./asked-forms.ts";

describe("the form of a question tells what is asked, whatever its words", () => {
  test.each([
    [picksForUs, "this list is endless. one event, just pick one for us"],
    [picksForUs, "you choose"],
    [isForUs, "Is Developer Night Market something for us? Why?"],
    [isForUs, "would Cloud Days be a good fit for our brand"],
    [waitsIfSent, "If I do send it, how long have they got to react?"],
    [waitsIfSent, "how many days do they get once we send an offer"],
    [asksIfFair, "they want $39,000. Fair or not?"],
    [asksIfFair, "is their bronze too steep?"],
  ] as const)("%s knows “%s”", (form, question) => expect(form.test(question)).toBe(true));

  test.each([
    [picksForUs, "Which one did you pick last year, and why?"],
    [isForUs, "What waits for us?"],
    [waitsIfSent, "How long have I got to answer?"],
    [asksIfFair, "Which trade fairs are in Berlin?"],
  ] as const)("%s leaves “%s” alone", (form, question) => expect(form.test(question)).toBe(false));
});
