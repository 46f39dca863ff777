/** Who acts, and for whom. Both are the same user as long as nobody acts for another. */
export interface Acting {
  /** The person: whose session or key it is, who is counted, and whom logs of actions name. */
  actorId: string;
  /** Whose data is read and written, and whose credits are spent. */
  accountId: string;
}

/** Who calls from a browser: proven by the cookie's signature, alive only if the session row says so. */
export interface Principal extends Acting {
  sessionHash: string;
}

/** Who calls with an API key. */
export interface KeyPrincipal extends Acting {
  keyHash: string;
}

/** Who calls. */
export type Identity = Principal | KeyPrincipal;

/** Somebody who acts for their own account. */
export function inPerson(userId: string): Acting {
  return { actorId: userId, accountId: userId };
}
