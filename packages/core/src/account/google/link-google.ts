import { AppError } from "@marquee/contracts/errors";
import type { WelcomeGrant } from "@marquee/contracts/limits";
import { all, any, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { welcoming } from "../../credits/credits/welcome-grant.ts";
import {
  activeUser,
  googleGuardKey,
  guardWrite,
  profileKey,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { securityWrites } from "../../live/notifications/security-notices.ts";
import { countPasswordGuess } from "../passwords/count-password-guess.ts";
import { dummyHash, verifyPassword } from "../passwords/hash.ts";
import { beginSession, type SignInOutcome } from "../sessions/begin-session.ts";
import { countFlowTry } from "../sessions/flow.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { type GoogleLink, googleLinkKey, readGoogleLink } from "./google-flow.item.ts";

const triesPerFlow = 5;

/**
 * Links the Google account that this browser has just signed in with to the account with its address, on that account's
 * own password, and signs in. Guesses are counted before they are compared: per browser, and like any guess at the
 * password.
 * @throws AppError flow_expired, invalid_credentials, account_suspended, conflict, too_many_requests
 */
export async function linkGoogleAccount(
  core: Core,
  secrets: SessionSecrets,
  answer: { flow: string | undefined; password: string; caller: Caller; welcome: WelcomeGrant },
): Promise<SignInOutcome> {
  const { caller } = answer;
  if (answer.flow === undefined) throw new AppError("flow_expired");
  const link = readGoogleLink(await countFlowTry(core, googleLinkKey(answer.flow), triesPerFlow));
  const row = await core.table.get(profileKey(link.userId));
  const user = row && readUser(row);
  const guess = await countPasswordGuess(core, user?.username ?? link.userId, caller);
  await guess.waitUnderAttack(user);
  const match = await verifyPassword(answer.password, user?.passwordHash ?? dummyHash);
  // The address may have been given up or taken by another account while the browser was entering the password.
  if (!user || user.email?.toLowerCase() !== link.email.toLowerCase()) throw new AppError("flow_expired");
  if (match === "wrong" || user.passwordHash === null) throw wrongPassword();
  await guess.wasRight();
  if (user.status !== "active") throw new AppError("account_suspended");
  if (user.googleSubject !== null) throw alreadyLinked();
  const also = [
    ...linkWrites(core, user, link, answer.flow),
    ...securityWrites(core, user.id, "google_linked", caller),
  ];
  const linked = { ...user, googleSubject: link.subject };
  try {
    return await welcoming(core, user, answer.welcome, (welcome) =>
      beginSession(core, secrets, { user: linked, caller, also: [...also, ...welcome] }),
    );
  } catch (error) {
    if (error instanceof TransactionRefused) throw refusal(error, user);
    throw error;
  }
}

function linkWrites(core: Core, user: UserRecord, link: GoogleLink, flow: string): LabelledWrite[] {
  const subject = attribute("googleSubject");
  return [
    {
      label: "profile",
      write: {
        op: "update",
        key: profileKey(user.id),
        set: { googleSubject: link.subject },
        when: all(
          activeUser,
          attribute("passwordHash").is(user.passwordHash),
          any(subject.isAbsent, subject.is(null)),
        ),
      },
    },
    guardWrite("google", googleGuardKey(link.subject), user.id),
    {
      label: "link",
      write: {
        op: "delete",
        key: googleLinkKey(flow),
        when: attribute("expiresAtMs").above(core.clock.now()),
      },
    },
  ];
}

/** Something changed between the read and the write. */
function refusal(error: TransactionRefused, before: UserRecord): AppError {
  if (error.label === "link") return new AppError("flow_expired");
  if (error.label !== "profile" || !error.item) return alreadyLinked();
  const now = readUser(error.item);
  if (now.status !== "active") return new AppError("account_suspended");
  return now.passwordHash === before.passwordHash ? alreadyLinked() : wrongPassword();
}

const wrongPassword = () =>
  new AppError("invalid_credentials", {
    message: "Incorrect password.",
    fields: { password: ["Incorrect password."] },
  });

const alreadyLinked = () =>
  new AppError("conflict", { message: "One of these accounts is already linked. Sign in again." });
