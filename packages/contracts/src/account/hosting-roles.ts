import type { UserRole } from "../enums.ts";

/** Roles that host events. In its own file, because the app's first script needs it and none of the other lists. */
export const hostingRoles = ["event_host", "agency"] as const satisfies readonly UserRole[];
