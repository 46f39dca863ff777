import { AppError, Defect } from "@marquee/contracts/errors";
import { type OperationShape, userAccess } from "@marquee/contracts/operation";
import { authenticateApiKey } from "@marquee/core/api-keys/authenticate";
import type { Caller } from "@marquee/core/caller";
import type { Identity, Principal } from "@marquee/core/identity/principal";
import { isSteppedUp } from "@marquee/core/identity/session.item";
import { loadSession, readCookie, type SignedIn, touchSession } from "@marquee/core/sessions/sessions";
import type { UserRecord } from "@marquee/core/users/user.item";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { readSessionCookie } from "./cookies.ts";
import type { HttpRuntime } from "./deps.ts";
import { guardAdmin, guardRole, readBearer } from "./request-guards.ts";

/** Who calls. What it says of a session is read once, when it is first asked for. */
export interface Who {
  principal: Identity | undefined;
  signedIn(): Promise<SignedIn>;
  user(): Promise<UserRecord>;
}

/**
 * Finds out who calls: an API key is checked at once, a session when it is first asked for.
 * @throws AppError unauthenticated, and what an API key may be refused with
 */
export async function identify(
  operation: OperationShape,
  runtime: HttpRuntime,
  event: APIGatewayProxyEventV2,
  caller: Caller,
): Promise<Who> {
  const nobody = () => {
    throw new Defect(`${operation.id} has no session`);
  };
  if (operation.access === "public") return { principal: undefined, signedIn: nobody, user: nobody };
  const key = readBearer(event.headers);
  if (key !== undefined) {
    const { core } = runtime;
    const { principal, user } = await authenticateApiKey(core, key, { scope: operation.keyScope, caller });
    guardRole(user, userAccess(operation).roles);
    return { principal, signedIn: nobody, user: async () => user };
  }
  const cookie = readSessionCookie(event.cookies, runtime.origins);
  const principal = readCookie(await runtime.sessionSecrets(), cookie);
  if (!principal) throw new AppError("unauthenticated");
  let loading: Promise<SignedIn> | undefined;
  const signedIn = () => {
    loading ??= load(operation, runtime, principal, event.headers["x-background"] === "1");
    return loading;
  };
  return { principal, signedIn, user: async () => (await signedIn()).user };
}

async function load(
  operation: OperationShape,
  runtime: HttpRuntime,
  principal: Principal,
  background: boolean,
): Promise<SignedIn> {
  const { core } = runtime;
  const loaded = await loadSession(core, principal);
  if (!loaded) throw new AppError("unauthenticated");
  if (operation.access === "admin") guardAdmin(loaded.user, runtime.adminSecondFactor());
  guardRole(loaded.user, userAccess(operation).roles);
  if (operation.stepUp && !isSteppedUp(loaded.session, core.clock.now()))
    throw new AppError("step_up_required");
  // What a page asks for by itself keeps no session alive.
  if (!background) await touchSession(core, loaded);
  return loaded;
}
