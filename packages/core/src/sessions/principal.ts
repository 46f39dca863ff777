/** Who calls from a browser: proven by the cookie's signature, alive only if the session row says so. */
export interface Principal {
  userId: string;
  sessionHash: string;
}

/** Who calls with an API key. */
export interface KeyPrincipal {
  userId: string;
  keyHash: string;
}

/** Whoever a call acts for. */
export type Identity = Principal | KeyPrincipal;
