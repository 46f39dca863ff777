import type { Requests } from "./request.ts";

export const supportRequests: Requests<"support"> = {
  getRoleChange: { about: "own" },
  requestRoleChange: {
    about: "own",
    body: { role: "agency", reason: "We run events for other brands now." },
  },
  withdrawRoleChange: { about: "own" },
  createSupportRequest: { about: "own", body: { topic: "question", text: "Where is my receipt?" } },
  listSupportRequests: { about: "own" },
};
