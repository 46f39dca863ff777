import type { IdentityProvider, ProvenIdentity } from "@marquee/adapters/identity/port";
import { emailSchema } from "@marquee/contracts/account/auth";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import type { WelcomeGrant } from "@marquee/contracts/limits";
import { beginning } from "@marquee/contracts/text/characters";
import { typedLine } from "@marquee/contracts/text/typed-text";
import { hasLink, isVisibleLine } from "@marquee/contracts/text/visible-line";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { readSettings, requireFlag } from "../../ground/system/settings.ts";
import { findOwner } from "../../ground/users/find-user.ts";
import { usernameFrom, withFreeUsername } from "../../ground/users/free-username.ts";
import { emailGuardKey, googleGuardKey, type UserRecord } from "../../ground/users/user.item.ts";
import { fingerprint } from "../../rows/keys.ts";
import { newUser, openAccount, spendRegistration } from "../accounts/register.ts";
import { beginSession, type SignInOutcome } from "../sessions/begin-session.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { linkPage, outcomePage, secondFactorPage } from "./auth-page.ts";
import {
  type GoogleLink,
  type GoogleStart,
  googleLinkItem,
  googleStartKey,
  readGoogleStart,
} from "./google-flow.item.ts";

/** How a browser came back from Google. */
export interface GoogleReturn {
  query: {
    code?: string | undefined;
    state?: string | undefined;
    error?: string | undefined;
    iss?: string | undefined;
  };
  flow: string | undefined;
  caller: Caller;
  redirectUri: string;
  partnerUsername: string;
  welcome: WelcomeGrant;
}

/** Where the browser goes next, with the cookies to set. */
export interface GoogleLanding {
  to: string;
  session?: string;
  flow?: string | null;
  /** Why nobody was signed in, for the log. */
  trouble?: AppError;
  /** The user to notify of a sign-in from a new device. */
  notifies?: string;
}

/** The inputs of finishing one sign-in. */
interface Finish extends GoogleReturn {
  core: Core;
  secrets: SessionSecrets;
}

/**
 * Ends a sign-in at Google. The account is found by Google's subject, never by a matching address: an account with the
 * same address is linked only by its own password. Every failure ends on the sign-in page, which says what to do, never
 * on an error that the browser can't display. `google` is called only once there is a code to exchange.
 */
export async function finishGoogleSignIn(
  core: Core,
  secrets: SessionSecrets,
  google: () => IdentityProvider,
  returned: GoogleReturn,
): Promise<GoogleLanding> {
  const { query, flow } = returned;
  let start: GoogleStart | undefined;
  try {
    await requireFlag(core, "googleSignIn");
    start = await takeStart(core, flow, query.state);
    if (query.error === "access_denied") return { to: outcomePage("cancelled", start?.next) };
    if (start === undefined || query.code === undefined || query.state === undefined) {
      throw new AppError("flow_expired");
    }
    const identity = await google().exchange(
      { ...start, state: query.state, redirectUri: returned.redirectUri },
      { code: query.code, state: query.state, iss: query.iss },
    );
    return await land({ core, secrets, ...returned }, identity, start.next);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = error.code === "account_suspended" ? "suspended" : "failed";
    return { to: outcomePage(outcome, start?.next), trouble: error };
  }
}

/** Consumes what was stored for this browser and state; of parallel returns only one gets it. */
async function takeStart(
  core: Core,
  flow: string | undefined,
  state: string | undefined,
): Promise<GoogleStart | undefined> {
  if (flow === undefined || state === undefined) return undefined;
  const key = googleStartKey(flow, state);
  const row = await core.table.get(key);
  if (!row) return undefined;
  try {
    await core.table.write({ op: "delete", key, when: attribute("expiresAtMs").above(core.clock.now()) });
    return readGoogleStart(row);
  } catch (error) {
    if (error instanceof ConditionRefused) return undefined;
    throw error;
  }
}

async function land(finish: Finish, identity: ProvenIdentity, next: string): Promise<GoogleLanding> {
  const { core } = finish;
  const known = await findOwner(core, googleGuardKey(identity.subject));
  if (known) return signInKnown(finish, known, identity.subject, next);
  const email = z.safeParse(emailSchema, identity.email ?? "");
  if (!email.success || !identity.emailVerified) return { to: outcomePage("unverified", next) };
  const owner = await findOwner(core, emailGuardKey(email.data));
  if (owner) return askForPassword(finish, owner, identity.subject, email.data, next);
  return openForGoogle(finish, { ...identity, email: email.data }, next);
}

async function signInKnown(
  { core, secrets, caller }: Finish,
  user: UserRecord,
  subject: string,
  next: string,
): Promise<GoogleLanding> {
  const unchanged = attribute("googleSubject").is(subject);
  return landingOf(await beginSession(core, secrets, { user, caller, unchanged }), next);
}

function landingOf(outcome: SignInOutcome, next: string): GoogleLanding {
  return outcome.kind === "two-factor"
    ? { to: secondFactorPage(next), flow: outcome.flow }
    : {
        to: next,
        session: outcome.cookie,
        flow: null,
        ...(outcome.isNewDevice ? { notifies: outcome.user.id } : {}),
      };
}

/** Stores the Google account for this browser until the password of the existing account links it. */
async function askForPassword(
  { core }: Finish,
  owner: UserRecord,
  subject: string,
  email: string,
  next: string,
): Promise<GoogleLanding> {
  const flow = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.signInFlowSeconds * 1_000;
  const link: GoogleLink = { userId: owner.id, subject, email, tries: 0, expiresAtMs };
  await core.table.write({ op: "put", item: googleLinkItem(fingerprint(flow), link) });
  return { to: linkPage(email, next), flow };
}

/** Creates an account without a password for a new person and signs it in. */
async function openForGoogle(
  finish: Finish,
  identity: ProvenIdentity & { email: string },
  next: string,
): Promise<GoogleLanding> {
  const { core, secrets, caller, partnerUsername, welcome } = finish;
  const { flags } = await readSettings(core);
  if (!flags.registration) return { to: outcomePage("closed", next) };
  await spendRegistration(core, caller);
  const { subject, email } = identity;
  const wanted = usernameFrom(email.slice(0, email.indexOf("@")));
  const given = beginning(typedLine(identity.name ?? ""), 120);
  const name = isVisibleLine(given) && !hasLink(given) ? given : wanted;
  try {
    const { cookie } = await withFreeUsername(core, { wanted, partnerUsername }, (username) => {
      const user = newUser(core, {
        username,
        name,
        email,
        company: "",
        role: "brand",
        googleSubject: subject,
      });
      return openAccount(core, secrets, user, caller, welcome);
    });
    return { to: next, session: cookie, flow: null };
  } catch (error) {
    // The same account arrived from two tabs, or the address was registered in the meantime: look up the owner again.
    const lostRace =
      (error instanceof TransactionRefused && error.label === "google") ||
      (error instanceof AppError && error.code === "email_taken");
    if (!lostRace) throw error;
    const known = await findOwner(core, googleGuardKey(subject));
    if (known) return signInKnown(finish, known, subject, next);
    const owner = await findOwner(core, emailGuardKey(email));
    if (!owner) throw new AppError("conflict");
    return askForPassword(finish, owner, subject, email, next);
  }
}
