import { describe, expect, test } from "vitest";
import { conflictsIn } from "./conflicts.ts";
import { readBrief } from "./read-brief.ts";

describe("a number is what its words say", () => {
  test.each(["GBP 30,000 at most", "at most EUR 30,000", "£30,000", "CHF 30,000 and no more"])(
    "“%s” is money, and no audience",
    (money) => {
      const { audience } = readBrief({
        prompt: `Launch of our invoicing tool in Leeds in February; ${money}; no giveaways.`,
      });
      expect(audience?.size).toBeUndefined();
      expect(audience?.text ?? "").not.toMatch(/\d/);
    },
  );

  test.each(["two weekends in December in Portland", "three evenings", "4 days in May"])(
    "“%s” after what is refused is a time",
    (time) => {
      const { mustNots } = readBrief({
        prompt: `Our food bank wants donors, no alcohol or celebrities, ${time}`,
      });
      expect(mustNots.map(({ text }) => text)).toEqual(["No alcohol", "No celebrities"]);
    },
  );

  test.each([
    ["We wish that half of the 300 who come play a round.", { target: 150, size: 300 }],
    ["Nurses of the night shift; they are 150. 60 loans in total.", { target: 60, size: 150 }],
    ["For cooks. 45 pairs ordered.", { target: 45, size: undefined }],
  ])("“%s” says who comes and what is wanted of them", (said, { target, size }) => {
    const read = readBrief({ prompt: `We make a sleep mask. ${said} One Monday in Leeds, 2-5 pm.` });
    expect(read.target?.count).toBe(target);
    expect(read.audience?.size).toBe(size);
  });

  test.each([
    ["three consecutive Tuesdays over lunch, 12 to 1.30", 3, 4.5],
    ["the first Monday in March and the first Monday in April, 11 to 2", 2, 6],
    ["the last Friday in January and the Saturday after it, 14:00 to 18:00", 2, 8],
    ["over the long weekend, Sat Sun Mon, 8-12", 3, 12],
    ["one Saturday, 8 to 2. We can handle 12-ish an hour", 1, 6],
  ])("“%s” is so many days and hours", (said, days, hours) => {
    const { time } = readBrief({ prompt: `Learn-to-Row is six weeks for beginners. Place: Leeds, ${said}.` });
    expect(time).toMatchObject({ days, hours });
  });

  test("the client whom an agency writes for is no audience", () => {
    const { audience } = readBrief({
      prompt: "For our client Harborlight, an oat milk: get 300 baristas to try it behind their own bar",
    });
    expect(audience?.text).toBe("baristas");
  });

  test.each([
    ["Goal 60 trials a day. Leeds, York and Hull, one day each.", "180 trials (60 a day)", 180],
    ["We need 40 sign-ups per day for five days.", "200 sign-ups (40 a day)", 200],
    ["We need 40 sign-ups in five days.", "40 sign-ups", 40],
    ["One day in Leeds. We need 40 sign-ups a day.", "40 sign-ups", 40],
  ])("“%s” counts all its days", (prompt, text, count) => {
    expect(readBrief({ prompt }).target).toMatchObject({ text, count });
  });

  test.each([
    ["Get commuters to try the 7:40 boat for a week - 400 of them.", "400 commuters"],
    ["We want dentists to see the new chair, eighty of them.", "80 dentists"],
  ])("“%s” counts whom it names", (prompt, text) => {
    expect(readBrief({ prompt }).target?.text).toBe(text);
  });

  test.each([
    ["Give ten travel advisors an afternoon aboard, and six of them should book a client.", 6],
    ["What counts is requests for a callback, 65 of them.", 65],
    ["With fourteen enrolled the course pays for itself.", 14],
    ["We will measure two-night stays booked: 45.", 45],
    ["Eleven and a half thousand dollars, 600 installs over the two nights.", 600],
  ])("“%s” says what is wanted", (prompt, count) => {
    expect(readBrief({ prompt }).target?.count).toBe(count);
  });

  test.each([
    ["roughly 600 of them work at the two warehouses off Pine Street.", 600],
    ["news directors, 40 invited by name. Money: 31k including catering.", 40],
    ["nurses and office staff, 220 on the mailing list. Eight women pull together.", 220],
  ])("“%s” says how many there are", (told, size) => {
    expect(readBrief({ prompt: `We sell a radio in Leeds. It is for ${told}` }).audience?.size).toBe(size);
  });

  test("what one has to work with is the budget", () => {
    const prompt = "We sell soap. I've got thirty-five hundred to work with.";
    expect(readBrief({ prompt }).budget?.usd).toBe(3_500);
  });

  test("leads of a department are people, and those that somebody sells are not; two who come along are no audience", () => {
    const audienceOf = (prompt: string) => readBrief({ prompt }).audience?.text;
    expect(audienceOf("Show our bed to ward sisters and procurement leads in Derby.")).toBe(
      "ward sisters, procurement leads",
    );
    expect(audienceOf("Show our bed to ward sisters in Derby. We need 60 qualified leads.")).toBe(
      "ward sisters",
    );
    expect(audienceOf("Show our bed to ward sisters. We have two nurses who can demo it.")).toBe(
      "ward sisters",
    );
  });

  test.each([
    ["Two chairs, half an hour each.", 30],
    ["A fitting takes a quarter of an hour per person.", 15],
    ["One teacher, she takes four people per half hour.", 8],
  ])("“%s” says how long one person takes", (sentence, minutes) => {
    const { minutesEach } = readBrief({ prompt: `We sell a rain cape in Leeds. ${sentence}` });
    expect(minutesEach?.count).toBe(minutes);
  });

  test("whatever passes in all bounds who comes, and what somebody owns bounds nobody", () => {
    const sizeOf = (told: string) =>
      readBrief({
        prompt: `We sell a radio to drivers in Leeds. ${told} Three nights, 11pm to 3am. We want 400 subscribers.`,
      }).audience?.size;
    expect(sizeOf("About 600 cars in total pass.")).toBe(600);
    expect(sizeOf("My father left me 600 hives.")).toBeUndefined();
  });

  test("the budget is what stands for itself, and not what somebody else asks for a thing", () => {
    const { budget } = readBrief({
      prompt:
        "We sell a ramp in Kassel, since the industry offers me a converted van for 58,000 euros. 24 fittings. 6.500 €.",
    });
    expect(budget?.usd).toBe(6_500);
  });

  test("pay that exceeds the budget can't be had, and pay within it can", () => {
    const conflictsOf = (budget: string) => {
      const prompt = `We repair fans in Leeds, one day, 9 to 15h. Four mechanics who receive 15 dollars per hour. Total money: ${budget}.`;
      return conflictsIn(prompt, readBrief({ prompt })).map(({ asks }) => asks);
    };
    expect(conflictsOf("300 dollars")).toEqual(["budget"]);
    expect(conflictsOf("3,000 dollars")).toEqual([]);
  });
});
