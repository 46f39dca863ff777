import type { UserRole } from "../enums.ts";

/** Roles that sponsor events. In its own file, because the app's first script needs it and none of the other lists. */
export const sponsoringRoles = ["brand", "agency"] as const satisfies readonly UserRole[];
