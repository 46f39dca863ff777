import { listAudit, updateUser } from "@marquee/contracts/http/admin";
import { login } from "@marquee/contracts/http/auth";
import { demoPassword } from "@marquee/core/seed/content/demo-users";
import { ApiUser } from "./api-user.ts";

/** The demo's admin, signed in from an address of its own. */
export async function demoAdmin(url: string): Promise<ApiUser> {
  const caller = new ApiUser(url);
  const user = await caller.client.call(login, { body: { username: "demo_admin", password: demoPassword } });
  if ("twoFactorRequired" in user) throw new Error("The demo's admin has no second factor");
  caller.user = user;
  return caller;
}

/** Another admin, made by the first. */
export async function secondAdmin(url: string, first: ApiUser): Promise<ApiUser> {
  const caller = await ApiUser.registered(url);
  await first.client.call(updateUser, { params: { id: caller.id }, body: { role: "admin" } });
  return caller;
}

/** What the audit log says of one thing, newest first. */
export async function auditOf(admin: ApiUser, subject: string) {
  return (await admin.client.call(listAudit, {})).filter((entry) => entry.subject === subject);
}
