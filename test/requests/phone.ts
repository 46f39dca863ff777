import type { Requests } from "./request.ts";

export const phoneRequests: Requests<"phone"> = {
  sendVerificationCode: { about: "nothing", body: { phone: "+14155550100" } },
  loginWithPhone: { about: "nothing", body: { phone: "+14155550101" } },
  verifyCode: { about: "nothing", body: { phone: "+14155550102", code: "000000" } },
  registerWithPhone: { about: "nothing", body: { phone: "+14155550103" } },
};
