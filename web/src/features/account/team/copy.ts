/** Every text of the team's screens, by component. */

import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { aTeamRole } from "@marquee/contracts/account/team-roles";
import { numberText } from "@marquee/contracts/text/formats";
import { sentence } from "@marquee/contracts/text/sentence";

export const teamTab = {
  title: "Team members",
  loading: "Loading the team",
  failed: "Couldn't load the team",
  alone: "Only you so far. Everyone you invite shares deals, campaigns and credits.",
  note: "Everyone here works with the same deals, campaigns and credits.",
  invite: "Invite people",
  search: "Find a person",
  searchPlaceholder: "Name or email",
  nobody: "Nobody here has this name or email.",
  you: "(you)",
  offered: "Ownership offered",
  cap: (spent: number, cap: number) =>
    sentence`${numberText(spent)} of ${numberText(cap)} credits used this month`,
  spent: (credits: number) =>
    credits === 1 ? "1 credit used this month" : sentence`${numberText(credits)} credits used this month`,
  change: "Change",
  changeFor: (name: string) => sentence`Change ${name}'s role or cap`,
  remove: "Remove",
  removeFor: (name: string) => sentence`Remove ${name} from the team`,
  leave: "Leave team",
  rolesTitle: "What each role can do",
} as const;

export const offerCard = {
  text: (company: string) => sentence`You're offered ownership of ${company}.`,
  detail: "Owners manage people, billing and the account itself.",
  accept: "Accept ownership",
  decline: "Decline",
} as const;

export const invitationsCard = {
  title: "Open invitations",
  note: "A link works once, for seven days, and only for the invited address.",
  details: (role: string, invitedBy: string, date: string) =>
    sentence`${role} · invited by ${invitedBy} · ${date}`,
  expires: (date: string) => sentence`Expires ${date}`,
  expired: "Expired",
  resend: "Send again",
  resendTo: (email: string) => sentence`Send again to ${email}`,
  revoke: "Revoke",
  revokeFor: (email: string) => sentence`Revoke the invitation to ${email}`,
} as const;

export const inviteDialog = {
  title: "Invite to the team",
  lead: "We'll email a link. They sign in or register with this address to accept.",
  email: "Email",
  role: "Role",
  cap: "Monthly credit cap (optional)",
  capHint: "Leave empty for no cap. Held credits count.",
  cancel: "Cancel",
  submit: "Send invitation",
} as const;

export const memberDialog = {
  title: (name: string) => sentence`Change ${name}'s place in the team`,
  role: "Role",
  ownerHint: "Ownership is offered first, and theirs once they accept.",
  cancel: "Cancel",
  submit: "Save changes",
} as const;

export const removeDialog = {
  title: (name: string) => sentence`Remove ${name}?`,
  text: (name: string, company: string) =>
    sentence`${name} is signed out of ${company} at once, and API keys they made here stop working. What they did stays in the history under their name.`,
  loading: "Checking what they own",
  ownsNothing: (name: string) => sentence`${name} owns no deals.`,
  heir: (name: string, deals: number) =>
    deals === 1
      ? sentence`${name} owns 1 deal. Who takes it over?`
      : sentence`${name} owns ${numberText(deals)} deals. Who takes them over?`,
  you: (name: string) => sentence`${name} (you)`,
  confirm: "Remove from team",
} as const;

export const leaveDialog = {
  title: (company: string) => sentence`Leave ${company}?`,
  text: "You're signed out and lose access to this company's deals, campaigns and credits. Only an owner can invite you again.",
  confirm: "Leave team",
} as const;

export const invitationPage = {
  loading: "Loading the invitation",
  oneMoment: "One moment…",
  title: (company: string) => sentence`Join ${company}`,
  lead: (invitedBy: string, company: string, teamRole: TeamRole) =>
    sentence`${invitedBy} invited you to work in ${company}'s account as ${aTeamRole[teamRole]}.`,
  join: (company: string) => sentence`Join ${company}`,
  keeps: "Your own account stays as it is. You switch between them in the account menu.",
  signedOut: (email: string) =>
    sentence`The invitation is for ${email}. Sign in with this address, or register with it.`,
  signIn: "Sign in",
  register: "Create account",
  other: (email: string, current: string) =>
    sentence`The invitation is for ${email}, and you're signed in as ${current}. Sign out first, then use the invited address.`,
  signOut: "Sign out and continue",
  notFound: "This invitation doesn't work",
  incomplete: "The link is incomplete. Copy the whole link from the email.",
  used: "This invitation was already accepted.",
  revoked: (invitedBy: string) =>
    sentence`This invitation was revoked or replaced by a newer email. If in doubt, ask ${invitedBy}.`,
  expired: (invitedBy: string) => sentence`This invitation has expired. Ask ${invitedBy} to send it again.`,
  toDashboard: "Go to the dashboard",
  tryAgain: "Try again",
} as const;
