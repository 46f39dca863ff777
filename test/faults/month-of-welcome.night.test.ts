import { login } from "@marquee/contracts/account/auth";
import { getCreditBalance, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiUser, password, welcomeCredits } from "../support/api-user.ts";
import { received, sentTo } from "../support/outbox.ts";
import { passTime } from "../support/site-clock.ts";

const dayMs = 24 * 60 * 60_000;
const errors: string[] = [];
let local: LocalRuntime;
beforeAll(async () => {
  const onLine = (name: string, line: string) =>
    line.includes('"level":"ERROR"') && errors.push(`${name}: ${line}`);
  local = await startLocal({ port: 0, web: "none", build: "none", onLine });
}, 90_000);
afterAll(() => local.stop(), 30_000);

const fire = async (schedule: string) => {
  const answer = await fetch(`${local.url}/_local/schedules/${schedule}/fire`, { method: "POST" });
  expect(answer.ok).toBe(true);
};

it("a month after the confirmation, welcome credits were announced once by mail and bell, and are gone with one entry", {
  timeout: 120_000,
}, async () => {
  const caller = await ApiUser.confirmed(local.url);
  const { username = "", email } = caller.user ?? {};
  const to = email ?? "";
  const back = () => caller.client.call(login, { body: { username, password } });
  const kinds = async () => (await caller.client.call(listNotifications, {})).map(({ kind }) => kind);
  expect(await kinds()).toContain("credits_granted");

  await passTime(local.url, 23 * dayMs + 60_000);
  for (let n = 0; n < 2; n++) await fire("sweep-jobs");
  await fire("mail-notices");
  await received(local.url, to, new RegExp(`${welcomeCredits} credits expire on \\w+ \\d+\\.`));
  await back();
  expect((await kinds()).filter((kind) => kind === "credits_expiring")).toHaveLength(1);
  expect(await caller.client.call(getCreditBalance, {})).toMatchObject({
    availableCredits: welcomeCredits,
    expiring: { credits: welcomeCredits },
  });

  await passTime(local.url, 7 * dayMs);
  await back();
  const none = { availableCredits: 0, totalCredits: 0, expiring: null };
  expect(await caller.client.call(getCreditBalance, {})).toMatchObject(none);
  for (let n = 0; n < 2; n++) await fire("sweep-jobs");
  expect(await caller.client.call(getCreditBalance, {})).toMatchObject(none);
  expect(await caller.client.call(listCreditTransactions, {})).toMatchObject([
    { transactionType: "expiration", amount: -welcomeCredits, balanceAfter: 0 },
    { transactionType: "adjustment", amount: welcomeCredits, balanceAfter: welcomeCredits },
  ]);
  await fire("mail-notices");
  const mails = (await sentTo(local.url, to)).filter(({ text }) => text.includes("expire on"));
  expect(mails).toHaveLength(1);
  expect(errors).toEqual([]);
});
