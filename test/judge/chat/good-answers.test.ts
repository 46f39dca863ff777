import { expect, it } from "vitest";
import { judgeWorld } from "../world.ts";
import { build } from "./build.ts";
import type { Question } from "./conversation.ts";
import { Facts } from "./facts.ts";
import { judged } from "./score.ts";

/** What somebody who knows the rows would say, in their own words. */
const answers: Readonly<Record<string, string>> = {
  "b01.1":
    "Two things need you. Fieldnote's $12,000 offer for Startup Expo waits for your answer until Nov 20, and Developer Days waits for your signature until Nov 30.",
  "b01.2": "Founders Harbor: your change request there lapses on November 18.",
  "b02.1":
    "Three events in Austin between March and May have something under $20,000: Responsible AI Night Austin (April 9, from $500), Digital Assets Days Austin (April 12, from $1,800) and Web Platform Workshop Week Austin (May 5, from $400).",
  "b02.3":
    "Nothing for developers in Austin in summer. The nearest are Testing Night Austin on January 29 and API Conference Austin on October 11.",
  "b03.1":
    "Gold at KubeCraft Europe is $27,500, or $9.48 per attendee; at Open Source Congress it's $18,000, or $8.18.",
  "b04.1": "Tech Summit 2025 brought 9,176 leads, at $7.85 each.",
  "b04.4":
    "No. We divide the revenue attributed to your deals by what you paid for them; nothing is subtracted.",
  "b05.1":
    "That's steep. $17,000 comes to $7.39 per attendee; 34 closed gold deals at startup events had a median of $5.21.",
  "b05.3": "I can't compare that: no gold deals at developer events have been completed on Marquee yet.",
  "b06.1": "They want $12,000, so $10,500 would be $1,500 (12.5%) less. I haven't sent anything.",
  "b06.2":
    "You could request changes instead of countering: ask for the extra pitch slots as an added benefit at $12,000. Nothing is sent until you say so.",
  "b06.4": "OK, nothing was sent.",
  "b07.1":
    "You have no deal about Fintech Frontiers. You could counter the ones for Startup Expo or Founders Harbor.",
  "b07.2":
    "There is no Cybersecurity Summit in Boston here. The closest are Cyber Defense Week in San Francisco and Identity & Access Day in Chicago.",
  "b08.1": "86 credits, enough for eight campaigns.",
  "b08.3": "No. Credits come back only if a campaign, or a part of one, fails to be delivered.",
  "b09.1":
    "I help you find events to sponsor, work out deals with their organizers, and think up campaigns in the studio.",
  "b11.1":
    "An activation is something your audience does with your brand: a try-out, a game, a workshop at your stand.",
  "b11.2":
    "Sponsoring buys you rights, such as your logo and a booth. An activation is what you do with them on the day.",
  "b12.2":
    "It matches you less, 43 of 100: it's made for another industry, mentions none of your interests, and Minneapolis isn't one of your places.",
  "b13.1": "Summit Works runs it, with Henrik Osei. They usually answer within 3 hours.",
  "b13.3":
    "Hi Henrik,\n\nwe'd love to take Pilot Partner at Founders Harbor. Would the two matched meetings be possible?\n\nThanks, Brooke",
  "b15.1": "Not yet: Startup Expo is still being negotiated, so nothing is owed to you.",
  "b15.2": "Your profile says $120,000.",
  "b16.1":
    "It starts on January 4, 2027. Of your $120,000, $64,000 is left after AI Conference ($32,000) and Developer Days ($24,000).",
  "b16.3": "No, I can't sign for you. Open the deal's page and press Sign there.",
  "b17.1": "I can't book travel. I can show you what else runs in Boston that week.",
  "b17.2": "I don't know hotels around the venue; the organizer may have a list.",
  "b18.3":
    "Summit Works owes you three things, the next one on November 20: the shared booth with your own counter and screen.",
  "b19.2": "Zania offers $70,000 for a package listed at $78,000: 90% of list.",
  "b19.4": "There aren't enough closed deals at that level in enterprise tech to say: only one.",
  "b20.3": "Fine, the price stays at $7,000.",
  "b22.1":
    "Silver deals at meetups in your field closed at about $2.20 per attendee, so ask for roughly $660 for silver and twice that for gold.",
  "b22.4": "You have no event to publish yet. Create a draft first.",
  "b23.1": "I can't see registrations from here; the admin overview lists accounts.",
  "b26.1":
    "No health tech event is planned in Paris. The nearest are Telemedicine Summit Berlin and Biotech Software Summit Stockholm.",
  "b28.4": "Yes, it takes several sponsors from the same industry.",
  "b30.3": "You asked which events in Berlin are in January.",
  "b31.1": "I read English only. You have 0 credits.",
  "b32.2": "I have no information about a code of conduct; ask the organizer.",
  "b33.4": "No, it counts only what you paid for the sponsorship.",
  "b34.1":
    "Subject: Our talk at Tech Summit\n\nHi {first name},\nthanks for stopping by at Tech Summit. You wanted to see the console; here is a slot this week.\nBrooke",
  "b36.2": "If the event is canceled, either of you can cancel the deal.",
  "b36.3": "No. Once both have signed, you can leave only if the event is canceled or changed.",
  "b37.1": "Who comes and how many, and what exactly they'd get for their money.",
  "b38.1": "Nothing in Zurich this winter. WealthTech Day is there on April 13.",
  "b40.1": "Nobody is waiting; all levels still have spots, so there's no waiting list.",
};

it("gives 3 to a person's good answers to the questions that we build with", async () => {
  const world = await judgeWorld("local");
  const facts = new Facts(world.rows, world.nowMs);
  const asked = new Map<string, Question>(
    build.flatMap(({ id, questions }) => questions.map((one, at) => [`${id}.${at + 1}`, one] as const)),
  );
  for (const [id, text] of Object.entries(answers)) {
    const expected = asked.get(id)?.expect({ facts, replies: [] });
    if (!expected) throw new Error(`There is no question ${id}`);
    const reply = { text, cards: [], choices: [], charged: expected.cannot !== "here" };
    expect({ id, ...judged(expected, reply, facts.events) }).toMatchObject({ id, score: 3, reasons: [] });
  }
});
