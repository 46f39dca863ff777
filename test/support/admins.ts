import { login } from "@marquee/contracts/account/auth";
import { decideApproval, listApprovals, listAudit, updateUser } from "@marquee/contracts/admin/admin";
import { demoPassword } from "@marquee/seed/content/demo-users";
import { ApiUser } from "./api-user.ts";

/** The demo's admin, signed in from its own address. */
export function demoAdmin(url: string): Promise<ApiUser> {
  return demoUser(url, "demo_admin");
}

/** The demo's other admin, who decides on the first one's requests. */
export function otherDemoAdmin(url: string): Promise<ApiUser> {
  return demoUser(url, "demo_admin_2");
}

/** The demo's host, whose events brands and agencies can ask about. */
export function demoHost(url: string): Promise<ApiUser> {
  return demoUser(url, "demo_host");
}

/** The demo's agency, who runs events as well. */
export function demoAgency(url: string): Promise<ApiUser> {
  return demoUser(url, "demo_agency");
}

/** Any of the demo's users. */
export async function demoUser(url: string, username: string): Promise<ApiUser> {
  const caller = new ApiUser(url);
  const user = await caller.client.call(login, { body: { username, password: demoPassword } });
  if ("twoFactorRequired" in user) throw new Error("The demo's admins have no second factor");
  caller.user = user;
  return caller;
}

/** A new admin, requested by the first and approved by the demo's other one; may not approve anything for a day. */
export async function newAdmin(url: string, first: ApiUser): Promise<ApiUser> {
  const caller = await ApiUser.registered(url);
  await first.client.call(updateUser, { params: { id: caller.id }, body: { role: "admin" } });
  await approveFor(await otherDemoAdmin(url), caller.id);
  return caller;
}

/** Approves the pending change to one account, package or setting. */
export async function approveFor(admin: ApiUser, subject: string): Promise<void> {
  const waiting = await admin.client.call(listApprovals, { query: { limit: "100" } });
  const found = waiting.find((one) => one.subject === subject && one.status === "waiting");
  if (!found) throw new Error(`Nothing waits for ${subject}`);
  await admin.client.call(decideApproval, { params: { id: found.id }, body: { approve: true } });
}

/** The audit log's entries about one subject, newest first. */
export async function auditOf(admin: ApiUser, subject: string) {
  return (await admin.client.call(listAudit, {})).filter((entry) => entry.subject === subject);
}
