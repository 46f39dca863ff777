import type { ActivityKind } from "@marquee/contracts/enums";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { networkOf } from "../throttles/network.ts";
import { listActivity } from "./activity.ts";

/** Kinds that only a complete sign-in writes, second factor included. */
const signIns: ReadonlySet<ActivityKind> = new Set(["signed_in", "registered"]);
/** A sign-in before one of these may have used a password that somebody else knew. */
const passwordChanges: ReadonlySet<ActivityKind> = new Set(["password_changed", "password_reset"]);
/** Few, so that guessing from inside the owner's own networks stays slow as well. */
const networksMax = 5;
const entriesMax = 100;

/**
 * Whether the user signed in from the caller's network since they last set a password: one of their five latest
 * networks. Costs one read of at most 100 activity entries, so ask only while somebody guesses.
 */
export async function isKnownNetwork(
  core: Core,
  userId: string,
  caller: Pick<Caller, "ip">,
): Promise<boolean> {
  const { items } = await listActivity(core, userId, { limit: entriesMax });
  const start = items.findIndex(({ kind }) => passwordChanges.has(kind));
  const recent = items.slice(0, start === -1 ? items.length : start).filter(({ kind }) => signIns.has(kind));
  const networks = [...new Set(recent.map(networkOf))].slice(0, networksMax);
  return networks.includes(networkOf(caller));
}
