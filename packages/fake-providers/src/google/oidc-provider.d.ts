/** The part of oidc-provider that the fake Google uses; the package comes without types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Payload = Record<string, unknown>;

  /** Where the provider keeps one kind of its records. */
  export interface Adapter {
    upsert(id: string, payload: Payload, expiresInSeconds?: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(userCode: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Account {
    accountId: string;
    claims(): Promise<Payload>;
  }

  interface Interaction {
    uid: string;
    params: Payload;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Policy extends Array<unknown> {
    add(prompt: unknown, index?: number): void;
  }

  export const interactionPolicy: {
    Prompt: new (info: { name: string; requestable: boolean }) => unknown;
    base(): Policy;
  };

  export interface Configuration extends Payload {
    adapter: (model: string) => Adapter;
    clients: readonly Payload[];
    findAccount(context: unknown, id: string): Promise<Account | undefined>;
    interactions: { url(context: unknown, interaction: Interaction): string; policy: Policy };
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (properties: {
      accountId: string;
      clientId: string;
    }) => Grant;
    /** Each provider instance has its own class. */
    readonly Client: { prototype: { compareClientSecret(given: string): boolean } };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Payload,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
