import { newcomer, password } from "../support/api-user.ts";
import type { Requests } from "./request.ts";

export const authRequests: Requests<"auth"> = {
  getCurrentUser: { about: "own" },
  login: { about: "nothing", body: { username: "nobody", password } },
  completeTwoFactorLogin: { about: "nothing", body: { code: "000000" } },
  register: { about: "nothing", body: { ...newcomer() } },
  logout: { about: "own" },
  enterDemo: { about: "nothing", body: { role: "brand" } },
};
