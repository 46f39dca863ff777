/** The actor and the account. Both are the same user unless the actor acts for another account. */
export interface Acting {
  /** The person: the owner of the session or key, who is counted by limits and named in audit logs. */
  actorId: string;
  /** Whose data is read and written, and whose credits are spent. */
  accountId: string;
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
