import type { Area, OperationsOf } from "@marquee/contracts/operations";
import type { Belongings, Hosted } from "../security/belongings.ts";

/** A request that names something that its owner has. */
export interface OwnedRequest {
  path?: string;
  body?: Record<string, unknown>;
}

/** A well-formed request; the things that it names need not exist. */
interface Example {
  /** The path with its parameters filled in, if it has any. */
  path?: string;
  body?: Record<string, unknown>;
}

/**
 * Whose data a route works on, which decides what a stranger may see: `nothing` of anyone's; the caller's `own`; one
 * thing of its `owner`, which the request names and which is absent for everyone else; one thing that both parties
 * share (`party`), absent for everyone else; one thing of its `host`, absent for everyone else but open to admins; or
 * data `shared` among all signed-in users. `pnpm new:route` writes `undecided`: the security matrix fails until it is
 * replaced.
 */
type Whose =
  | { about: "undecided" | "nothing" | "own" | "shared" }
  | { about: "owner"; owned: (of: Belongings) => OwnedRequest }
  | { about: "host"; hosted: (of: Hosted) => OwnedRequest }
  | { about: "party"; shared: (of: Belongings) => OwnedRequest };

/** For every operation of an area, its example and whose data it works on; a missing one does not compile. */
export type Requests<A extends Area> = Record<OperationsOf<A>, Example & Whose>;
