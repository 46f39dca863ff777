import type { Area, OperationsOf } from "@marquee/contracts/operations";
import type { Belongings, Hosted } from "../security/belongings.ts";

/** A request that names something of its owner's. */
export interface OwnedRequest {
  path?: string;
  body?: Record<string, unknown>;
}

/** A well-formed request; what it names need not exist. */
interface Example {
  /** The path with its parameters filled in, where it has any. */
  path?: string;
  body?: Record<string, unknown>;
}

/**
 * Whose things a route is about, which says what a stranger may see of them: `nothing` of anybody's, the caller's `own`,
 * one thing of its `owner` that the request names and that is absent for everybody else, one thing that each `party` of it
 * shares and that is absent for everybody else, one thing of its `host` that is absent for everybody else but open to admins,
 * or what is `shared` among all who are signed in. `undecided` is what `pnpm new:route` writes: the security matrix fails until somebody decides.
 */
type Whose =
  | { about: "undecided" | "nothing" | "own" | "shared" }
  | { about: "owner"; owned: (of: Belongings) => OwnedRequest }
  | { about: "host"; hosted: (of: Hosted) => OwnedRequest }
  | { about: "party"; shared: (of: Belongings) => OwnedRequest };

/** For every operation of an area, its example and whose things it is about; a missing one does not compile. */
export type Requests<A extends Area> = Record<OperationsOf<A>, Example & Whose>;
