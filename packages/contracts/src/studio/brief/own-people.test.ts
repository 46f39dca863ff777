import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const read = (said: string) =>
  readBrief({ prompt: `We make oat soap, "Havre". Fair in Lyon, 2 days, 10 to 4. ${said}` });

describe("people whom the brand brings", () => {
  it.each([
    ["We have four of our own sales people there.", 4],
    ["2 installers + 1 energy consultant from us.", 3],
    ["5 staff + 1 dermatologist.", 6],
    ["We bring 6 trucks and 10 product specialists.", 10],
    ["The city provides four mobility coaches.", 4],
    ["We have $5,000 and our chaplain, two nurses and nine volunteers.", 12],
    ["Two of our dentists and a nurse come along.", 3],
    ["3 devs on staff.", 3],
    ["Only the two of us.", 2],
    ["Staff: 6 promoters", 6],
  ])("are counted: %s", (said, count) => expect(read(said).staff?.count).toBe(count));

  it.each([
    "We have 900 members and 40 visitors.",
    "We need 25 new members.",
    "40 volunteers signed up and I'll be happy.",
    "One of our technicians shows it.",
    "It is in one staff residence.",
    "Success is 30 pilots agreed.",
  ])("are nobody else: %s", (said) => expect(read(said).staff).toBeUndefined());

  it("are no audience, and no wish", () => {
    const { audience, mustHaves } = read(
      "Expected attendance 700 growers. Five of our agronomists are there.",
    );
    expect(audience).toMatchObject({ text: "growers", size: 700 });
    expect(mustHaves).toEqual([]);
  });
});

describe("whom a brief is for", () => {
  it.each([
    ["Women 30–45 with sensitive skin.", "Women 30–45 with sensitive skin"],
    [
      "It is for people over 60. The stand next door had a queue of people who weren't buyers.",
      "people over 60",
    ],
    ["It is for nursing graduates. No comparison with named competitors.", "nursing graduates"],
    ["Audience: employees aged 25–40 who think pensions are boring and far away.", "employees aged 25–40"],
  ])("is who shall come or be reached: %s", (said, text) => expect(read(said).audience?.text).toBe(text));

  it.each([
    ["55k EUR. It is for women.", undefined],
    ["6 nurses from us, 250 pledges. Donors fear fainting.", undefined],
    ["43 cakes of oat soap. It is for women.", undefined],
    ["We want 600 people to try it and 1,500 wishlists.", undefined],
    ["Bring it to Ghent, Lille and Metz, one evening each, 300 guests per night.", 900],
  ])("is counted in people, for all days: %s", (said, size) => expect(read(said).audience?.size).toBe(size));
});

describe("a target", () => {
  it.each([
    ["We want 250 of them to leave their email for the planner.", "250 emails"],
    ["We want 120 of them to put our number in their phone.", "120 people who put our number in their phone"],
    ["We'd like 110 to sign up for a one-season trial.", "110 sign-ups"],
    ["Aim: 1,000 people smell the result.", "1,000 people who smell the result"],
    ["Let 500 of the 4,000 starters run in it.", "500 starters who run in it"],
    ["80 vacancies, drivers and sorters. 40 signed contracts.", "40 signed contracts"],
  ])("keeps the noun of what is counted: %s", (said, text) => expect(read(said).target?.text).toBe(text));
});
