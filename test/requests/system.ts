import { defaultSettings } from "@marquee/contracts/admin/system";
import type { Requests } from "./request.ts";

export const systemRequests: Requests<"system"> = {
  getPublicSettings: { about: "nothing" },
  getSystemSettings: { about: "nothing" },
  updateSystemSettings: { about: "nothing", body: { ...defaultSettings, version: 0 } },
  listAllCreditPackages: { about: "nothing" },
  updateCreditPackage: {
    about: "nothing",
    path: "/api/admin/credit-packages/none",
    body: { isActive: true },
  },
  listJobs: { about: "nothing" },
  retryJob: { about: "nothing", path: "/api/admin/jobs/gen_none/retry", body: { userId: "usr_none" } },
  retryJobs: { about: "nothing", body: { jobs: [{ id: "gen_none", userId: "usr_none" }] } },
  refundJob: {
    about: "nothing",
    path: "/api/admin/jobs/gen_none/refund",
    body: { userId: "usr_none", reason: "Goodwill" },
  },
  listDeadLetters: { about: "nothing" },
  redriveDeadLetters: { about: "nothing", body: { queue: "campaign" } },
  findReference: { about: "nothing", path: "/api/admin/references/gen_none" },
};
