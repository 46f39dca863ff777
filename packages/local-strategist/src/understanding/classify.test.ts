import { howTos } from "@marquee/contracts/home/how-to";
import { describe, expect, it } from "vitest";
import guide from "../content/guide.json" with { type: "json" };
import { classified, examples, guideAbout, helpAbout } from "./classify.ts";

describe("the examples", () => {
  it("are enough for every label, and none stands twice", () => {
    for (const [label, lines] of Object.entries(examples)) {
      const least = label.startsWith("guide:") ? 14 : label.startsWith("how_to:") ? 30 : 40;
      expect(lines.length, label).toBeGreaterThanOrEqual(least);
      expect(new Set(lines.map((line) => line.toLowerCase())).size, label).toBe(lines.length);
    }
  });

  it("name values only by kinds that messages are masked with", () => {
    const kinds = new Set(["event", "host", "package", "campaign", "city", "time", "amount", "number"]);
    const used = Object.values(examples).flatMap((lines) =>
      lines.flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, kind = ""]) => kind)),
    );
    expect([...new Set(used)].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe("a question about how Marquee works", () => {
  it("can be about each topic of the Help page", () => {
    const learned = Object.keys(examples).flatMap((label) => /^how_to:(.+)$/.exec(label)?.[1] ?? []);
    expect(learned.sort()).toEqual(howTos.map(({ id }) => id).sort());
  });

  // None of them is an example, and nobody who wrote examples had read them.
  it.each([
    ["find-events", "I only want things happening in Chicago this fall, how do I narrow it down?"],
    [
      "compare",
      "How can I see the gold and the silver tier next to each other, with what each one includes?",
    ],
    [
      "counter-offer",
      "The host came back with 18k instead of the 15k I proposed. How do I come back with something in the middle?",
    ],
    ["fees", "What cut do you guys take out of a sponsorship deal?"],
    ["cancel-deal", "I've put my name on it but the host hasn't yet. Can I still back out?"],
    ["after-signing", "OK both signatures are on there. What am I supposed to do now?"],
    ["not-delivered", "The event's over and our banner was never put up. What can I do?"],
    ["verify", "Someone emailed me a signed Marquee agreement. How do I know it's not a fake?"],
    [
      "ask-host",
      "Before I put any money on the table I'd like to know whether they have indoor power outlets. How do I get that to the organizer?",
    ],
    ["refine", "I like concept 2 but it's too formal. Can I make it funnier without redoing everything?"],
    [
      "morgan",
      "If I tell you to send a proposal for me, do you actually send it or do I still have to click something?",
    ],
    ["credits", "I'm down to zero on my balance, where do I top up?"],
    ["receipts", "Accounting needs an invoice for the top-up I did in March, where is it?"],
    [
      "client-credits",
      "When our agency generates ideas for a brand we represent, does it come out of our balance or theirs?",
    ],
    [
      "several-companies",
      "I work for two separate businesses. Do I need two emails or can one login cover both?",
    ],
    ["leave-team", "Dave quit on Friday. How do I cut off his access?"],
    ["waiting-list", "The title sponsor slot is already gone. Can I get in line in case somebody drops out?"],
    ["export-results", "How do I get my ROI numbers out of here and into Excel?"],
    [
      "cancel-event",
      "I'm organizing a street fair and have to call the whole thing off. What do I click, and do my sponsors get told?",
    ],
    [
      "add-ons",
      "As an organizer I'd like to sell a branded lunch table separately, beyond the regular tiers. How do I set that up?",
    ],
    [
      "invite-sponsors",
      "I'm hosting a tech meetup and really want Red Bull on board. How do I reach out to them through here?",
    ],
    ["who-sees", "I put in a $50k budget, is that number visible to hosts?"],
    [
      "email-address",
      "I got married and my work mail changed with my name. How do I switch what I log in with?",
    ],
    ["devices", "I think I left myself logged in on a hotel computer. How do I kick it off from here?"],
    ["logo", "How do I swap out our brand mark? We just did a rebrand."],
    ["calendar", "How do I get the festival dates into my Outlook?"],
    ["api", "Can we hook this up to Salesforce so deals show up there on their own?"],
  ])("is about %s, whatever its words: %s", (id, question) => {
    expect(helpAbout(question)[0]?.id).toBe(id);
  });

  it("has shares that add up to one", () => {
    expect(helpAbout("where?").reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 6);
  });
});

describe("a question about the field", () => {
  it("can be about each topic of the guide", () => {
    const learned = Object.keys(examples).flatMap((label) => /^guide:(.+)$/.exec(label)?.[1] ?? []);
    expect(learned.sort()).toEqual(guide.map(({ id }) => id).sort());
  });

  // None of them is an example.
  it.each([
    ["booth-staffing", "who do we send to stand there all day, and how many of us"],
    ["big-or-small", "rather one big or three small ones?"],
    ["impressions-as-kpi", "our CEO wants 'share of voice' as the KPI. good idea?"],
    ["discount-request", "A sponsor wants 30% off. What do I say"],
  ])("is about %s: “%s”", (id, question) => expect(guideAbout(question)[0]?.id).toBe(id));
});

describe("a message", () => {
  it.each([
    ["How many folks turn up at {event}?", "event"],
    ["who's the outfit behind {event}", "host"],
    ["ballpark of what others coughed up for {package}", "market"],
    ["is there something in {city} around {time}", "find"],
    ["we'd rather not, tell them no thanks", "act:decline"],
    ["please do not accept that yet", "act:refused"],
    ["what's the weather like over there", "outside"],
    ["and afterwards? what do we do with the leads in week one", "guide"],
  ])("“%s” is about %s", (text, label) => expect(classified(text, "both")[0]?.label).toBe(label));

  it("is of a host's things only where somebody hosts", () => {
    const topOf = (side: "brand" | "host") => classified("what's still free at {event}", side)[0]?.label;
    expect(topOf("host")).toBe("hosted");
    expect(topOf("brand")).not.toBe("hosted");
  });

  it("has shares that add up to one", () => {
    const sum = classified("and the other one?", "both").reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(1, 6);
  });
});
