import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const about = "Our folding kayak for commuters in Leeds, two days, 10 to 16. About 900 pass.";
const target = (said: string) => readBrief({ prompt: `${about} ${said}` }).target;

describe("what is hoped for is the target, however it is said", () => {
  test.each([
    ["I'd be proud of 110 kayak plans.", 110],
    ["Shooting for 60 people through.", 60],
    ["What I need is 170 aides who have paddled it themselves.", 170],
    ["My director put 100 check-ups in the grant.", 100],
    ["We are expecting 600 washes.", 600],
    ["I would like to visit 30 offices.", 30],
    ["Aim: 130 try-ons.", 130],
    ["Success = 120 nights booked.", 120],
    ["1,500 kayak fits, each takes 20 minutes with the measuring.", 1_500],
    ["3 afternoons, 80 new listeners on the app, and let them read.", 80],
  ])("%s", (said, count) => {
    expect(target(said)?.count).toBe(count);
  });

  test.each([
    "6.8k for the one morning.",
    "Four screening chairs are provided.",
    "Teams of ten to fifty people.",
  ])("and not what is paid, provided or told: %s", (said) => {
    expect(target(said)).toBeUndefined();
  });
});

test("what somebody has is the budget, and not the price of what they sell", () => {
  const { budget } = readBrief({
    prompt:
      "Small loans, $2,000 to $15,000, for people who keep bees. A hall in Dayton. 5200 dollars is what we have.",
  });
  expect(budget?.usd).toBe(5_200);
});

test("what stands before a list of refusals is read as well", () => {
  const { budget, mustNots } = readBrief({
    prompt:
      "Safe rooms in Reno. $21,000, one night, full discretion: no name badges, no pictures, no speeches.",
  });
  expect(budget?.usd).toBe(21_000);
  expect(mustNots.map(({ text }) => text)).toEqual(["No name badges", "No pictures", "No speeches"]);
});

describe("things in the brief's numbers are brought, and not wanted or shared out", () => {
  test.each(["36 trial units placed.", "30 carriers per station."])("%s", (said) => {
    expect(readBrief({ prompt: `${about} ${said}` }).stations).toBeUndefined();
  });

  test("what one stands at is counted", () => {
    expect(readBrief({ prompt: `${about} We have 4 fit stands.` }).stations?.count).toBe(4);
  });
});

describe("how many people there are", () => {
  test.each([
    ["That agency has five offices with 310 aides together.", 310],
    ["A hall with room for 60.", 60],
    ["Chairs for 90.", 90],
    ["Guests of a hotel, private list of 120.", 120],
  ])("%s", (said, size) => {
    expect(readBrief({ prompt: `Our folding kayak in Leeds, one day. ${said}` }).audience?.size).toBe(size);
  });

  test.each([
    ["Around 70 crew each day.", 70],
    ["Maybe 90 men a day waiting for work.", 90],
    ["300 guests a day.", 1_200],
  ])("who works or waits there is the same every day: %s", (said, size) => {
    expect(readBrief({ prompt: `Our jam in Leeds, four days, 10 to 16. ${said}` }).audience?.size).toBe(size);
  });

  test("a crew of the brand's own is nobody who comes", () => {
    const { audience } = readBrief({
      prompt:
        "Log homes. At ten county fairs across Idaho a crew of six carpenters builds one. 120 visits booked.",
    });
    expect(audience?.size).toBeUndefined();
    expect(audience?.text).not.toContain("crew");
  });

  test("whose meeting it is says who is there, whomever the product is for", () => {
    const { audience } = readBrief({
      prompt: "reading app for kids, school librarians' convention, 14k, two days",
    });
    expect(audience?.text).toMatch(/^school librarians/);
  });

  test("those whom it counts are called what it calls them", () => {
    expect(
      readBrief({ prompt: "Safe rooms. An evening for nine families in a private home." }).audience?.text,
    ).toBe("9 families");
  });
});

describe("how long it lasts", () => {
  test.each([
    ["Opening night of our pirate museum in Reno.", 1],
    ["Bamboo rods, riverside lunch for 16 repeat buyers, Reno, 12k.", 1],
    ["Safe rooms. An evening for nine families in a private home.", 1],
    ["Six family clinics around Duluth, one per workday, during the lunch from 12 to 1.", 6],
  ])("%s", (prompt, days) => {
    expect(readBrief({ prompt }).time?.days).toBe(days);
  });

  test("hours at the end of a sentence belong to the day at its beginning", () => {
    const { time } = readBrief({
      prompt:
        "Foster homes for dogs. Two Saturdays in the courtyard of a large plant nursery beyond the river in Reno, 10-2.",
    });
    expect(time?.hours).toBe(8);
  });

  test("a part of the day is kept beside the days", () => {
    expect(
      readBrief({ prompt: "Zipper repair in Reno, evenings for one week mon-fri" }).time?.text,
    ).toContain("evenings");
  });
});

test("how long one takes ends with its sentence", () => {
  const said = "One round takes 40 minutes. The director walks with 300 of them after dinner.";
  expect(readBrief({ prompt: `Our audio walk in Leeds. ${said}` }).minutesEach?.count).toBe(40);
});

test("what it is not says nothing of how long it lasts", () => {
  const { time } = readBrief({
    prompt: "Our sling for shearers in Leeds, a Thursday, 7am to noon. It's not a safety day.",
  });
  expect(time?.text).not.toContain("safety");
});
