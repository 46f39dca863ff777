import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const problems = (prompt: string) => readBrief({ prompt }).problems.map(({ text }) => text);

describe("what is bad today is quoted from the brief", () => {
  test("a complaint is quoted with what is complained of", () => {
    expect(
      problems(
        "A newsletter. People complain that they only learn about a road closure while sitting in it.",
      ),
    ).toEqual(["they only learn about a road closure"]);
  });

  test("without a plain complaint the brief says how things are for its people", () => {
    expect(
      problems(
        "Sleeper train. We go after business flyers who are up at four for the first flight. Tue and Wed, 4–8 pm, in the great hall. 26,000 $.",
      ).join(" "),
    ).toContain("flight");
  });

  test("what is said of the people it is for is how things are", () => {
    expect(
      problems(
        "Shared offices, for people who work from home and feel alone there. Open day, Wed, 11-7.",
      ).join(" "),
    ).toContain("alone");
  });

  test("words that only lead to a complaint are none", () => {
    const all = problems(
      "An account for teens. That's the scary bit. Legal says no gifts. Kids keep their cash in a sock and lose it.",
    );
    expect(all.join(" ")).toContain("sock");
    expect(all).not.toContain("the scary bit");
    expect(all).not.toContain("Legal says");
  });

  test.each([
    "A stall for our jam. We need 45 visits afterwards. Budget: 3,600.",
    "A stall for our jam. Each trial takes 20 minutes. Monday to Wednesday, 14:00-20:00, about 400 drivers a day.",
    "A stall for our jam. Everyone has to taste it. The school gives us its hall.",
  ])("neither a wish nor a plan is a complaint: %s", (prompt) => {
    expect(problems(prompt)).toEqual([]);
  });

  test("a quotation ends with a word that says something", () => {
    const [first = ""] = problems(
      "An audio edition of a comic. Blind and low-vision teenagers in the town can't read our manga at all, and they ask for it.",
    );
    expect(first).not.toMatch(/\b(?:our|the|their|can't|at|about|because)$/);
  });

  test.each([
    ["Cooks say they can't find anything to hold it with.", "can't find anything"],
    ["Owners don't dare to tell what the thing is worth.", "don't dare"],
    ["Managers find out from a one-star review that it leaks.", "it leaks"],
    ["The uncles complain whole night about the price.", "complain whole night"],
  ])("nothing is quoted without what turns it around or what it is about: %s", (told, quote) => {
    expect(problems(`A jar of glue. ${told} Monday, 2 to 6.`)[0]).toContain(quote);
  });

  test.each([
    "A jar of glue. Tell people who drive it. Maybe 250 people all together stand there, waiting.",
    "A jar of glue. The school gives us its hall, which is empty. Each visitor receives a broken pot.",
    "A jar of glue. You are the third agency and I am tired.",
  ])("what is said of the event and of the work is no complaint: %s", (prompt) => {
    expect(problems(prompt)).toEqual([]);
  });
});

test("what tells of nobody is no complaint, whatever words it uses", () => {
  const prompt =
    "Our rugby club in Lansing. They all think you have to be huge. Three Sundays. Touch rules only, boots to borrow in every size.";
  const problems = readBrief({ prompt }).problems.map(({ text }) => text);
  expect(problems.join("; ")).toContain("you have to be huge");
  expect(problems.join("; ")).not.toContain("boots");
});
