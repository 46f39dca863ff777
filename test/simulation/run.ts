import { refinements } from "@marquee/contracts/enums";
import type { RefineBody } from "@marquee/contracts/studio/campaign-order";
import type { Principal } from "@marquee/core/ground/identity/principal";
import { checkBalances, checkSettled, Violation } from "./checker.ts";
import { calm, conversationBeside, type Faults, World, type WorldOptions } from "./world.ts";

const prompt = "A pop-up for developers at the spring conference";
const minuteMs = 60_000;

/**
 * One random run of three users, two of whom have credits that expire in the middle of it, and one of whom also orders
 * for another as their agency and pays: orders with repeats, cancels, questions, stops, all while faults occur. Then the
 * faults stop, and nineteen minutes later everything must be settled.
 * @throws Violation naming the seed
 */
export async function runSeed(
  seed: number,
  faults: Faults,
  options: Omit<WorldOptions, "faults"> = {},
): Promise<World> {
  const world = new World(seed, { ...options, faults });
  const { scheduler } = world;
  const users: Principal[] = [];
  for (const [name, credits, welcomeMs] of [
    ["ann", 45, undefined],
    ["bob", 0, (1 + scheduler.below(5)) * minuteMs],
    ["cy", 9, (1 + scheduler.below(5)) * minuteMs],
  ] as const)
    users.push(await world.addUser(name, credits, welcomeMs));
  const userIds = users.map(({ accountId }) => accountId);
  const [ann, bob] = users;
  // Bob's agency orders for Ann, with his own credits.
  if (ann && bob) users.push(await world.addAgencyFor(ann, bob));
  try {
    scheduler.afterStep = (label) =>
      /transact|write|update/.test(label) ? checkBalances(world, userIds) : Promise.resolve();
    world.startSweeper();
    for (let action = 0; action < 14; action++) {
      scheduler.at(scheduler.nowMs + scheduler.below(4 * minuteMs), () => act(world, users, action));
    }
    await scheduler.run(scheduler.nowMs + 6 * minuteMs);
    world.faults = { ...calm, skewMs: faults.skewMs };
    scheduler.crashRate = 0;
    await scheduler.run(scheduler.nowMs + 19 * minuteMs + faults.skewMs * 2);
    await checkBalances(world, userIds);
    checkSettled(world, userIds, faults.skewMs === 0);
    return world;
  } catch (error) {
    if (error instanceof Violation)
      throw new Violation(`seed ${seed}, step ${scheduler.steps}: ${error.message}`);
    throw error;
  }
}

function act(world: World, users: Principal[], action: number): void {
  const { scheduler } = world;
  const user = users[scheduler.below(users.length)];
  if (!user) return;
  if (scheduler.chance(0.5)) {
    const body = {
      prompt: `${prompt}, version ${action}`,
      generateCompetitiveAnalysis: scheduler.chance(0.5),
      generateVisualMockup: scheduler.chance(0.5),
    };
    const ordered = world.order(user, body, `key-${action}`);
    if (scheduler.chance(0.4)) void world.order(user, body, `key-${action}`);
    if (scheduler.chance(0.2)) {
      void ordered.then((job) => job && world.cancel(user, job.id));
    } else {
      // Late enough that most are finished; an unfinished one refuses, which is a valid outcome too.
      const laterMs = scheduler.nowMs + minuteMs / 2 + scheduler.below(2 * minuteMs);
      void ordered.then(
        (job) =>
          job && scheduler.at(Math.max(laterMs, scheduler.nowMs), () => refine(world, user, job.id, action)),
      );
    }
    return;
  }
  const place = scheduler.chance(0.4) ? conversationBeside(user.accountId) : "main";
  const said = world.say(user, `Question ${action}?`, `client-${action}`, place);
  if (scheduler.chance(0.3)) void world.say(user, `Question ${action}?`, `client-${action}`, place);
  if (scheduler.chance(0.3)) {
    const laterMs = scheduler.nowMs + scheduler.below(2 * minuteMs);
    void said.then((sent) => {
      if (!sent) return;
      // From two devices at once: at most one more answer may be ordered.
      scheduler.at(laterMs, () => void world.askAgain(user, sent.message.id));
      scheduler.at(laterMs, () => void world.askAgain(user, sent.message.id));
    });
  }
  if (scheduler.chance(0.2)) void said.then((sent) => sent && world.stop(user, sent.message.id));
}

/** Refines a generation in a random way, sometimes twice at the same time, and sometimes cancels it. */
function refine(world: World, user: Principal, generationId: string, action: number): void {
  const { scheduler } = world;
  const refinement = refinements[scheduler.below(refinements.length)] ?? "rerun";
  const body: RefineBody = {
    refinement,
    ...(refinement === "rerun"
      ? { prompt: `${prompt}, version ${action}, again` }
      : { index: scheduler.below(3) }),
    ...(refinement === "in_words" ? { words: "It must have a pond." } : {}),
    generateCompetitiveAnalysis: scheduler.chance(0.5),
    generateVisualMockup: scheduler.chance(0.5),
  };
  const key = `refine-${action}`;
  const ordered = world.refine(user, generationId, body, key);
  if (scheduler.chance(0.4)) void world.refine(user, generationId, body, key);
  if (scheduler.chance(0.2)) void ordered.then((job) => job && world.cancel(user, job.id));
}
