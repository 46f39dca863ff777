import { aTeamRole, type TeamRole } from "./team-roles.ts";

/** Who acted, for which company, and through which other one, such as their agency. */
export interface NamedActor {
  person: string;
  company: string;
  through?: string | undefined;
}

/** How somebody is named who acted for a company: "Ada Ng for Northwind Cloud". */
export function actorName({ person, company, through }: NamedActor): string {
  return through === undefined ? `${person} for ${company}` : `${person}, ${through}, for ${company}`;
}

/** In which capacity somebody signed for a company: in their role there, and through whom. */
export interface Capacity {
  company: string;
  teamRole: TeamRole;
  through?: string | undefined;
}

/** The same in words: "a manager at Northwind Cloud". */
export function capacityText({ company, teamRole, through }: Capacity): string {
  const place = `${aTeamRole[teamRole]} at ${company}`;
  return through === undefined ? place : `${place} through ${through}`;
}
