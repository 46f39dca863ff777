import type { Requests } from "./request.ts";

export const securityRequests: Requests<"security"> = {
  listSessions: { about: "own" },
  revokeSession: {
    about: "owner",
    path: "/api/user/sessions/none",
    owned: ({ sessionId }) => ({ path: `/api/user/sessions/${sessionId}` }),
  },
  revokeOtherSessions: { about: "own" },
  listActivity: { about: "own" },
  stepUpSession: { about: "own", body: { password: "Wrong-Horse-7" } },
  startTwoFactor: { about: "own" },
  confirmTwoFactor: { about: "own", body: { code: "000000" } },
  createRecoveryCodes: { about: "own" },
  disableTwoFactor: { about: "own" },
};
