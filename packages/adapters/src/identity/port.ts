/** The values that tie one sign-in at the provider together; we generate all of them, and each is used once. */
export interface AuthorizationRequest {
  /** Returned with the code, so that only the browser that started the sign-in can finish it. */
  state: string;
  /** Returned inside the ID token, so that a token of another sign-in is refused. */
  nonce: string;
  /** PKCE's secret: only its hash travels through the browser. */
  codeVerifier: string;
  /** Where the provider redirects the browser; registered there, always the same. */
  redirectUri: string;
}

/** The parameters that the browser returns with. */
export interface AuthorizationAnswer {
  code: string;
  state: string;
  /** The issuer of the answer, if the provider sends it (RFC 9207). */
  iss?: string | undefined;
}

/** The person the provider vouches for. `subject` is their account's key; unlike an email, it never changes owner. */
export interface ProvenIdentity {
  subject: string;
  email: string | null;
  /** Whether the provider itself verified that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
}

/** A third party's sign-in page, used through OpenID Connect's authorization code flow. */
export interface IdentityProvider {
  /** The provider's page for this request. @throws AppError unavailable */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /**
   * Exchanges the code for the identity that it proves.
   * @throws AppError flow_expired when code, state or ID token are not genuine or not of this request;
   * unavailable when the provider does not answer
   */
  exchange(request: AuthorizationRequest, answer: AuthorizationAnswer): Promise<ProvenIdentity>;
}
