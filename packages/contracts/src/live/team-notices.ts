import { aTeamRole, type TeamRole } from "../account/team-roles.ts";
import { sitePaths } from "../site-path.ts";
import { sentence } from "../text/sentence.ts";
import { kind } from "./notification-shape.ts";

/** What happened to somebody's place in an account, with the title of its notice. */
const teamChanges = {
  joined: "Somebody joined your team",
  left: "Somebody left your team",
  role_changed: "Your role changed",
  removed: "You left a team",
  ownership_offered: "Ownership is offered to you",
  ownership_accepted: "Your company has another owner",
  ownership_declined: "Ownership was declined",
} as const;
export type TeamChange = keyof typeof teamChanges;

interface TeamNews {
  change: string;
  company: string;
  who: string;
  teamRole: string;
}

const teamNewsTitle = ({ change }: TeamNews): string =>
  Object.hasOwn(teamChanges, change) ? teamChanges[change as TeamChange] : "Your team changed";

/** The sentence of a notice about a team. */
function teamNewsText({ change, company, who, teamRole }: TeamNews): string {
  const role = Object.hasOwn(aTeamRole, teamRole) ? aTeamRole[teamRole as TeamRole] : "a member";
  const texts: Readonly<Record<TeamChange, string>> = {
    joined: sentence`${who} joined ${company} as ${role}.`,
    left: sentence`${who} left ${company}.`,
    role_changed: sentence`${who} made you ${role} of ${company}.`,
    removed: sentence`${who} removed you from ${company}. You no longer see or change anything there.`,
    ownership_offered: sentence`${who} offers you ownership of ${company}. It's yours once you accept.`,
    ownership_accepted: sentence`${who} accepted and is now an owner of ${company}.`,
    ownership_declined: sentence`${who} declined ownership of ${company} and stays ${role}.`,
  };
  return Object.hasOwn(texts, change)
    ? texts[change as TeamChange]
    : sentence`The team of ${company} changed.`;
}

/** The notice of a change of somebody's place in an account. */
export const teamChanged = kind({
  /** `change` is a `TeamChange`. */
  about: { change: "text", company: "text", who: "text", teamRole: "text" },
  icon: "shield-check",
  preference: null,
  title: teamNewsTitle,
  message: teamNewsText,
  leadsTo: () => `${sitePaths.profile}?tab=team`,
  action: "Open the team",
});
