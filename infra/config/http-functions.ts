import type { HttpFunctionName } from "../../functions/deployed-functions.ts";
import type { FunctionProfile } from "../constructs/app-function.ts";
import { accountFunctions } from "./functions/account.ts";
import { marketFunctions } from "./functions/market.ts";

/**
 * How each function of the HTTP API runs and what it may do; a function without a profile does not compile. The session's
 * own reads, its secret and CloudFront's header secret come from the contract (see ApiFunction); a profile lists only what
 * the operations themselves need.
 */
export const httpProfiles: Record<HttpFunctionName, FunctionProfile> = {
  ...accountFunctions,
  ...marketFunctions,
};

/** The functions of each of the API's stacks. Two, because a stack can have 500 resources. */
export const apiStacks = {
  account: Object.keys(accountFunctions) as HttpFunctionName[],
  market: Object.keys(marketFunctions) as HttpFunctionName[],
} as const;

export type ApiStackName = keyof typeof apiStacks;
