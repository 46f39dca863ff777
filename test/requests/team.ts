import type { Requests } from "./request.ts";

const someLink = `/api/invitations/${"x".repeat(60)}`;

export const teamRequests: Requests<"team"> = {
  getTeam: { about: "own" },
  inviteToTeam: { about: "own", body: { email: "new@example.com", teamRole: "viewer" } },
  resendInvitation: {
    about: "owner",
    path: "/api/team/invitations/none/resend",
    owned: ({ invitationId }) => ({ path: `/api/team/invitations/${invitationId}/resend` }),
  },
  revokeInvitation: {
    about: "owner",
    path: "/api/team/invitations/none",
    owned: ({ invitationId }) => ({ path: `/api/team/invitations/${invitationId}` }),
  },
  changeTeamMember: {
    about: "owner",
    path: "/api/team/people/none",
    body: { monthlyCap: 10 },
    owned: ({ memberId }) => ({ path: `/api/team/people/${memberId}` }),
  },
  removeTeamMember: {
    about: "owner",
    path: "/api/team/people/none",
    owned: ({ memberId }) => ({ path: `/api/team/people/${memberId}` }),
  },
  getBelongings: {
    about: "owner",
    path: "/api/team/people/none/belongings",
    owned: ({ memberId }) => ({ path: `/api/team/people/${memberId}/belongings` }),
  },
  leaveTeam: { about: "own" },
  acceptOwnership: { about: "own" },
  declineOwnership: { about: "own" },
  getInvitation: { about: "nothing", path: someLink },
  acceptInvitation: { about: "nothing", path: `${someLink}/accept` },
  listOwnAccounts: { about: "own" },
  switchAccount: { about: "own", body: { accountId: "usr_none" } },
};
