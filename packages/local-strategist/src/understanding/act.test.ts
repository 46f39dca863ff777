import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { actOf, asksForText } from "./act.ts";
import { classified } from "./classify.ts";
import { masked } from "./masked.ts";

const read = (text: string) => {
  const kinds = masked(text);
  return actOf(kinds, "both", classified(kinds, "both"));
};

test.each(["One line.", "In three sentences, please.", "A few bullets each"])(
  "how an answer is to be written asks for nothing to be done: %s",
  (manner) => expect(read(`What did our sponsorships bring? ${manner}`)).toBeUndefined(),
);

describe("an act", () => {
  it.each([
    ["Save that one for me.", "save"],
    ["OK, go back to them with $11,200.", "counter"],
    ["Tell {host} no on {event}, it's beyond our budget.", "decline"],
    ["Fine, let's take it.", "accept"],
    ["Put us in line for it.", "waiting_list"],
    ["Bring the bronze down to 6,000.", "change_price"],
    ["Then publish it.", "publish"],
    ["Good. Renew it.", "renew"],
    ["Make that one cheaper.", "refine_campaign"],
    ["Can you save it for me?", "save"],
    ["If you can, save it.", "save"],
    ["Ask {host} if they have power at the booths.", "message"],
    ["After that, accept the offer.", "accept"],
    ["Remember that we never sponsor in August.", "set_brand_fact"],
  ])("“%s” asks to %s", (text, act) => expect(read(text)).toEqual({ act, stance: "asked", isClear: true }));

  it.each([
    "Don't counter Startup Expo yet.",
    "What if I accept it?",
    "Should I save Cloud Days?",
    "How do I cancel a deal?",
    "Leave it, don't change the price to 6,000 for gold.",
    "When do I sign it?",
  ])("“%s” asks for none", (text) => expect(read(text)?.stance).not.toBe("asked"));

  it("no text with a refusal before it is a request", () => {
    const requests = [
      "save it",
      "accept it",
      "cancel the deal",
      "offer them $9,000",
      "publish it",
      "renew it",
    ];
    const refusals = ["Don't", "Please do not", "Not yet, don't", "Never mind, don't"];
    fc.assert(
      fc.property(fc.constantFrom(...refusals), fc.constantFrom(...requests), (no, request) => {
        expect(read(`${no} ${request}.`)?.stance).not.toBe("asked");
      }),
    );
  });
});

describe("a sentence that speaks of nothing that a card would spend, end or rewrite", () => {
  const narrowed = fc
    .tuple(
      fc.constantFrom("just those", "only the ones", "no, the ones", "rather those"),
      fc.constantFrom("made for developers", "for nurses", "with fewer than {number} visitors", "by the sea"),
      fc.constantFrom("", ", please", ". The big halls swallow us", ". We also sell to hospitals"),
    )
    .map((parts) => parts.join(" ").replaceAll(" ,", ",").replaceAll(" .", "."));

  it("gets no such card where it narrows a list", () => {
    const spends = new Set(["buy_credits", "order_campaign", "set_profile", "decline", "cancel", "accept"]);
    fc.assert(
      fc.property(narrowed, (text) => {
        const act = read(text);
        expect(act?.stance === "asked" && act.isClear && spends.has(act.act), `${text} → ${act?.act}`).toBe(
          false,
        );
      }),
    );
  });

  it.each([
    ["lovely. send them that one", "decline"],
    ["we now also sell to hospital IT", "set_profile"],
    ["run by?", "order_campaign"],
  ])("“%s” is no wish to %s", (text, act) => expect(read(text)?.act).not.toBe(act));

  it("is a request all the same where it begins with “have”", () =>
    expect(read("Have that one reworked without the food.")).toMatchObject({
      act: "refine_campaign",
      stance: "asked",
    }));
});

describe("a request with its reason after it", () => {
  it.each([
    ["Decline it, all gold spots are gone.", "decline"],
    ["then end it, the money went to another team", "cancel"],
    ["Cancel it, the venue burned down.", "cancel"],
  ])("“%s” asks to %s", (text, act) => expect(read(text)).toMatchObject({ act, stance: "asked" }));

  it("is none where what follows quotes, imagines, asks or takes back", () => {
    const requests = ["decline it", "accept it", "cancel it", "then end it", "save it"];
    const ends = [
      "he said to me yesterday",
      "or maybe leave it as it is",
      "if the board agrees to that",
      "what would happen then?",
      "no, do not do that now",
      "that is what my boss wrote",
      "unless they come back to us",
      "would that be wise for us",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...requests), fc.constantFrom(...ends), (request, end) => {
        const act = read(`${request}, ${end}`);
        expect(act?.stance === "asked" && act.isClear, `${request}, ${end}`).not.toBe(true);
      }),
    );
  });
});

it("the last word counts", () => {
  expect(read("Accept it. No wait, don't.")?.stance).toBe("refused");
  expect(read("Never mind that. Decline it.")).toEqual({ act: "decline", stance: "asked", isClear: true });
  expect(read("Save it. Should I also accept it?")).toEqual({ act: "save", stance: "asked", isClear: true });
});

describe("a text to read first", () => {
  it.each([
    "Draft a friendly reply to {host}",
    "Write them a polite reminder",
    "Draft, but don't send, a line to the host",
    "Please compose a note for our CFO",
  ])("“%s” wants one, and nothing sent", (text) => expect(asksForText(text)).toBe(true));

  it.each([
    "Write to {host} and ask whether there is parking",
    "Draft an offer for it, {number}% under list",
    "write back that we agree",
    "Send them a note",
  ])("“%s” wants something done", (text) => expect(asksForText(text)).toBe(false));
});

it("what is corrected in the same breath still is a request, and what is refused first is none", () => {
  expect(read("save both? no wait, only {event}")).toMatchObject({ act: "save", stance: "asked" });
  expect(read("Don't decline it then, counter with 79,000.")).toMatchObject({
    act: "counter",
    stance: "asked",
  });
});
