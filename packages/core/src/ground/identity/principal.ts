import type { GrantPayer } from "@marquee/contracts/account/grant-scopes";

/** The actor and the account. Both are the same user unless the actor acts for another account. */
export interface Acting {
  /** The person: the owner of the session or key, who is counted by limits and named in audit logs. */
  actorId: string;
  /** Whose data is read and written. */
  accountId: string;
  /**
   * The account whose grant lets the actor act for `accountId`, such as an agency that the actor belongs to. Absent for
   * somebody who acts for their own account or for one that they belong to.
   */
  through?: string | undefined;
  /** Who pays what they order through that grant, as both sides agreed; the client, where it isn't said. */
  payer?: GrantPayer | undefined;
}

/** The account whose credits pay what somebody orders: the one that they act for, or the agency that they act through. */
export function payerOf({ accountId, through, payer }: Omit<Acting, "actorId">): string {
  return payer === "agency" ? (through ?? accountId) : accountId;
}

/** A caller from a browser: proven by the cookie's signature, alive only if the session row says so. */
export interface Principal extends Acting {
  sessionHash: string;
}

/** A caller with an API key. */
export interface KeyPrincipal extends Acting {
  keyHash: string;
}

/** Any authenticated caller. */
export type Identity = Principal | KeyPrincipal;

/** A user who acts for their own account. */
export function inPerson(userId: string): Acting {
  return { actorId: userId, accountId: userId };
}
