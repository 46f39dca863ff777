import { type NeedKind, needKinds } from "@marquee/contracts/home/needs";
import { type NeedsStep, NeedsWorld, stepKinds } from "@marquee/testkit/needs-world";
import { atNight } from "@marquee/testkit/night";
import fc from "fast-check";
import { expect, it } from "vitest";

const aStep: fc.Arbitrary<NeedsStep> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  who: fc.nat(3),
  at: fc.nat(2),
  pick: fc.nat(3),
  n: fc.nat(2),
  hours: fc.constantFrom(1, 5, 20, 25, 71, 73, 10 * 24, 20 * 24, 40 * 24),
});

const step = { who: 0, at: 0, pick: 0, n: 0, hours: 1 };
/** How half of the histories begin, so that they come further: with a deal that both have signed. */
const signedDeal: NeedsStep[] = (["offer", "accept", "sign", "sign"] as const).map((kind) => ({
  ...step,
  kind,
}));

/**
 * Histories of calls of two brands, an agency that sponsors and hosts, a host and two admins, with time passing and work
 * done late or never: after each step, what waits for every one of them is what a second computation tells from the
 * calls alone.
 */
it("what waits for whom is what a second computation tells from the calls alone, after every step", async () => {
  const seen = new Set<NeedKind>();
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(aStep, { minLength: 70, maxLength: 90 }),
      async (isSigned, drawn) => {
        const history = [...(isSigned ? signedDeal : []), ...drawn];
        const world = await NeedsWorld.open();
        for (const [at, one] of history.entries()) {
          await world.step(one, `step-${at}`);
          for await (const { who, shown, lines, expected } of world.needs()) {
            const where = `${who} after ${at} ${one.kind}`;
            expect(shown.count, where).toBe(expected.length);
            if (shown.count === lines.length) expect(lines, where).toEqual(expected);
            else expect(expected, where).toEqual(expect.arrayContaining(lines));
            const times = shown.needs.flatMap(({ until }) => until ?? []);
            expect(times, "what expires first comes first").toEqual(times.toSorted());
            for (const { kind } of shown.needs) seen.add(kind);
          }
        }
      },
    ),
    // A long history takes minutes to shrink; its last step says enough.
    { numRuns: atNight ? 90 : 36, endOnFailure: true },
  );
  // What else waits for an admin is found like their other requests.
  expect(needKinds.filter((kind) => !seen.has(kind))).toEqual([
    "decide_adjustment",
    "decide_role_change",
    "answer_support",
  ]);
}, 300_000);
