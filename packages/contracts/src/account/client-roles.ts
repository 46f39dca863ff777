import type { SelfSelectableRole } from "../enums.ts";

/** The roles of accounts that may let an agency act for them. */
export const clientRoles = ["brand", "event_host"] as const satisfies readonly SelfSelectableRole[];
