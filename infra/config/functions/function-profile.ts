import type { FunctionProfile } from "../../constructs/app-function.ts";
import type { Grants } from "../../constructs/grants.ts";

/** What most functions need. */
export const small = { memoryMb: 512, timeoutSeconds: 10 } as const;

/** One virtual CPU: a password hash takes 30 ms instead of 100. */
export const hashingMb = 1_769;

/** What it takes to erase an account by the ownership registry. */
export const erasing = {
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
  indexes: ["lists", "sweep"],
  connections: ["DELETE"],
  erasesFiles: true,
  // The account's open checkouts are ended at the card provider.
  secrets: ["stripe"],
  settings: ["payments"],
} as const satisfies Grants & Pick<FunctionProfile, "settings">;
