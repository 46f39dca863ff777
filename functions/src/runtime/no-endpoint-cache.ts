/**
 * Stands in for the SDK's cache of discovered endpoints in the bundles: every DynamoDB client constructs one, which
 * pulls in two libraries, and none of the client's commands uses it.
 */
// oxlint-disable-next-line typescript/no-extraneous-class -- the client constructs it and asks nothing of it
export class EndpointCache {}
