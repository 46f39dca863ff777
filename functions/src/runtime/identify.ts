import { leastRole, type TeamRole } from "@marquee/contracts/account/team-roles";
import { refusalWhileViewing, type Viewing } from "@marquee/contracts/account/viewing";
import { AppError, Defect } from "@marquee/contracts/errors";
import { type OperationShape, userAccess } from "@marquee/contracts/operation";
import { authenticateApiKey } from "@marquee/core/account/api-keys/authenticate";
import {
  loadSession,
  readCookie,
  type SignedInFor,
  touchSession,
} from "@marquee/core/account/sessions/sessions";
import type { Caller } from "@marquee/core/caller";
import type { Core } from "@marquee/core/core";
import { type Identity, inPerson, type Principal } from "@marquee/core/ground/identity/principal";
import { isSteppedUp } from "@marquee/core/ground/identity/session.item";
import type { UserRecord } from "@marquee/core/ground/users/user.item";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { readSessionCookie } from "./cookies.ts";
import type { HttpRuntime } from "./deps.ts";
import {
  guardAccount,
  guardAdmin,
  guardRole,
  guardScope,
  guardTeamRole,
  readBearer,
} from "./request-guards.ts";

/** The caller. The session is read once, when first needed. */
export interface Who {
  principal: Identity | undefined;
  /** The account that a public call's browser is signed in to, by its cookie's signature alone. It proves nothing. */
  visitor(): Promise<string | undefined>;
  signedIn(): Promise<SignedInFor>;
  /** The person. */
  user(): Promise<UserRecord>;
  /** The account that the person acts for. */
  account(): Promise<UserRecord>;
  /** Refuses a person with a lesser role in the account. @throws AppError forbidden */
  requireRole(least: TeamRole, message?: string): Promise<void>;
  /** How much an admin who views the account may see of it; undefined for everybody else. */
  viewing(): Promise<Viewing | undefined>;
}

/**
 * Identifies the caller: an API key is checked at once, a session when it is first needed.
 * @throws AppError unauthenticated, access_ended, other_account, forbidden for a change by somebody who only views the
 *   account, and every error that an API key can be refused with
 */
export async function identify(
  operation: OperationShape,
  runtime: HttpRuntime,
  event: APIGatewayProxyEventV2,
  caller: Caller,
): Promise<Who> {
  const noSession = () => {
    throw new Defect(`${operation.id} has no session`);
  };
  const cookie = readSessionCookie(event.cookies, runtime.origins);
  const visitor = async () => readCookie(await runtime.sessionSecrets(), cookie)?.accountId;
  if (operation.access === "public")
    return {
      principal: undefined,
      visitor,
      signedIn: noSession,
      user: noSession,
      account: noSession,
      requireRole: noSession,
      viewing: nobodyViews,
    };
  const key = readBearer(event.headers);
  if (key !== undefined) {
    const { core } = runtime;
    const { principal, user, account, teamRole } = await authenticateApiKey(core, key, {
      scope: operation.keyScope,
      caller,
    });
    guardAccount(event.headers, principal);
    guardRole(account, userAccess(operation).roles);
    guardTeamRole(teamRole, leastRole(operation));
    const requireRole = async (least: TeamRole, message?: string) => guardTeamRole(teamRole, least, message);
    return {
      principal,
      visitor,
      signedIn: noSession,
      user: async () => user,
      account: async () => account,
      requireRole,
      viewing: nobodyViews,
    };
  }
  const chosen = readCookie(await runtime.sessionSecrets(), cookie);
  if (!chosen) throw new AppError("unauthenticated");
  guardAccount(event.headers, chosen);
  await guardViewing(runtime.core, operation, chosen);
  // What is about the person concerns no account but their own.
  const { actorId, sessionHash } = chosen;
  const principal = operation.self ? { ...inPerson(actorId), sessionHash } : chosen;
  let loading: Promise<SignedInFor> | undefined;
  const signedIn = () => {
    loading ??= load(operation, runtime, principal, event.headers["x-background"] === "1");
    return loading;
  };
  return {
    principal,
    visitor,
    signedIn,
    user: async () => (await signedIn()).user,
    account: async () => (await signedIn()).account,
    requireRole: async (least, message) => guardTeamRole((await signedIn()).teamRole, least, message),
    viewing: async () => (principal.through === undefined ? undefined : (await signedIn()).through?.viewing),
  };
}

const nobodyViews = async () => undefined;

/**
 * Refuses an admin who views an account all that changes something, their own things included, before anything else is
 * looked at: what a handler does beside its answer does not happen either.
 * @throws AppError forbidden
 */
async function guardViewing(core: Core, operation: OperationShape, principal: Principal): Promise<void> {
  // Admins view through the account that they registered; nobody else does.
  if (principal.through !== principal.actorId) return;
  if (refusalWhileViewing(operation, { messagesOpen: false }) === undefined) return;
  const viewing = (await loadSession(core, principal).catch(undefinedIfEnded))?.through?.viewing;
  const message = viewing && refusalWhileViewing(operation, viewing);
  if (message !== undefined) throw new AppError("forbidden", { message });
}

/** Whose look has ended hears it from the call itself, unless it is about their own person, such as the way back. */
function undefinedIfEnded(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === "access_ended")) throw error;
}

async function load(
  operation: OperationShape,
  runtime: HttpRuntime,
  principal: Principal,
  background: boolean,
): Promise<SignedInFor> {
  const { core } = runtime;
  const loaded = await loadSession(core, principal);
  if (!loaded) throw new AppError("unauthenticated");
  if (operation.access === "admin") guardAdmin(loaded.user, runtime.adminSecondFactor());
  guardScope(operation, loaded);
  guardRole(loaded.account, userAccess(operation).roles);
  guardTeamRole(loaded.teamRole, leastRole(operation));
  if (operation.stepUp && !isSteppedUp(loaded.session, core.clock.now()))
    throw new AppError("step_up_required");
  // A page's background calls do not keep the session alive.
  if (!background) await touchSession(core, loaded);
  return loaded;
}
