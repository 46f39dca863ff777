/** What one sign-in at the provider is tied together by; all of it is made by us and used once. */
export interface AuthorizationRequest {
  /** Comes back beside the code, so that only the browser that left may return. */
  state: string;
  /** Comes back inside the ID token, so that a token of another sign-in is none of this one. */
  nonce: string;
  /** PKCE's secret: only its hash travels through the browser. */
  codeVerifier: string;
  /** Where the provider sends the browser back to; registered there, always the same. */
  redirectUri: string;
}

/** The parameters with which the browser comes back. */
export interface AuthorizationAnswer {
  code: string;
  state: string;
  /** Who answers, where the provider says so (RFC 9207). */
  iss?: string | undefined;
}

/** Whom the provider vouches for. The subject is the account's key there; an email may change hands, it may not. */
export interface ProvenIdentity {
  subject: string;
  email: string | null;
  /** Whether the provider itself checked that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
}

/** Somebody else's sign-in page, spoken to by OpenID Connect's authorization code flow. */
export interface IdentityProvider {
  /** The provider's page for this request. @throws AppError unavailable */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /**
   * Trades the code for whom it proves.
   * @throws AppError flow_expired when code, state or ID token are not genuine or not of this request;
   * unavailable when the provider does not answer
   */
  exchange(request: AuthorizationRequest, answer: AuthorizationAnswer): Promise<ProvenIdentity>;
}
