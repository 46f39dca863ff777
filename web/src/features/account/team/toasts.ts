import { sentence } from "@marquee/contracts/text/sentence";
import { success } from "#toasts/toast.ts";

/** Toasts about the people of an account. */
export const toasts = {
  invited: (email: string) => success("Invitation sent", sentence`${email} has seven days to accept it.`),
  revoked: (email: string) =>
    success("Invitation revoked", sentence`The link we sent to ${email} no longer works.`),
  changed: (name: string) => success("Team updated", sentence`The change counts for ${name} from now on.`),
  offered: (name: string) =>
    success("Ownership offered", sentence`${name} becomes an owner once they accept.`),
  removed: (name: string) =>
    success("Removed from the team", sentence`${name} is signed out of this account.`),
  owner: success("You're an owner now"),
} as const;
