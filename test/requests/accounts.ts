import type { Requests } from "./request.ts";

const path = "/api/admin/accounts/usr_none";
const reason = "Asked for by mail";
const email = "nobody@example.com";

export const accountsRequests: Requests<"accounts"> = {
  getAccount: { about: "nothing", path },
  listAccountTransactions: { about: "nothing", path: `${path}/transactions` },
  listAccountPayments: { about: "nothing", path: `${path}/payments` },
  listAccountJobs: { about: "nothing", path: `${path}/jobs` },
  listAccountDeals: { about: "nothing", path: `${path}/deals` },
  listAccountMails: { about: "nothing", path: `${path}/mails` },
  showJobInput: { about: "nothing", path: `${path}/jobs/gen_none/input`, body: { reason } },
  sendResetLink: { about: "nothing", path: `${path}/reset-link`, body: { email, reason } },
  resendAccountConfirmation: { about: "nothing", path: `${path}/confirmation`, body: { email, reason } },
  confirmAccountEmail: { about: "nothing", path: `${path}/confirmed-email`, body: { email, reason } },
  endAccountSessions: { about: "nothing", path: `${path}/sessions/end`, body: { reason } },
  startViewing: { about: "nothing", path: `${path}/viewing`, body: { reason } },
  openMessages: { about: "nothing", path: `${path}/viewing/messages`, body: { reason } },
  stopViewing: { about: "nothing", path: `${path}/viewing` },
};
