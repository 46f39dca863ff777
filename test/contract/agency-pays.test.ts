import { changeAgency, endAgency, listAgencies, listClients } from "@marquee/contracts/account/agencies";
import { getCurrentUser } from "@marquee/contracts/account/auth";
import { getReplyAllowance, sendMessage } from "@marquee/contracts/chat/chat";
import {
  getCreditBalance,
  listCreditsByPerson,
  listCreditTransactions,
} from "@marquee/contracts/credits/credits";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { openShell } from "@marquee/contracts/live/realtime";
import { generateCampaignIdeas, listCampaignGenerations } from "@marquee/contracts/studio/campaigns";
import { expect, inject, it } from "vitest";
import { actFor, granted, newAgency } from "../support/agencies.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { ended } from "../support/campaign.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
const paying = { teamRole: "member", scope: "everything", payer: "agency" } as const;
const brief = { prompt: "A pop-up for developers at the spring conference" };

/** An agency with bought credits that pays what it orders for a client. */
async function agreed(access: Parameters<typeof granted>[2] = paying) {
  const agency = await newAgency(url);
  await agency.client.call(createCheckout, { body: { creditPackageId: "1" } });
  const client = await ApiUser.withCredits(url);
  await granted(agency, client, access);
  return { agency, client };
}

const availableTo = async (one: ApiUser) => (await one.client.call(getCreditBalance, {})).availableCredits;

it("both sides see who pays, and only a new agreement changes it", async () => {
  const { agency, client } = await agreed();
  expect((await client.client.call(listAgencies, {})).agencies).toMatchObject([paying]);
  expect((await agency.client.call(listClients, {})).clients).toMatchObject([paying]);
  for (const one of [agency, client]) {
    const [notice] = await one.client.call(listNotifications, {});
    expect(notice).toMatchObject({ kind: "access_changed", about: { change: "started", payer: "agency" } });
  }
  const body = { teamRole: "manager", scope: "everything", payer: "client" } as const;
  const answer = await client.raw("PATCH", `/api/agencies/${agency.id}`, { body });
  expect(errorOf(answer)).toMatchObject({ status: 400, code: "validation_failed" });
  const { teamRole, scope } = body;
  await client.client.call(changeAgency, { params: { id: agency.id }, body: { teamRole, scope } });
  expect((await client.client.call(listAgencies, {})).agencies).toMatchObject([
    { teamRole: "manager", payer: "agency" },
  ]);
});

it("an order takes the agency's credits, the client gets the result, and each ledger says its part", async () => {
  const { agency, client } = await agreed();
  const person = await joined(agency, "member");
  const [ofAgency, ofClient] = [await availableTo(agency), await availableTo(client)];
  await actFor(person, client, agency);
  expect(await person.client.call(getCurrentUser, {})).toMatchObject({
    accountId: client.id,
    through: { id: agency.id, payer: "agency" },
  });
  expect((await person.client.call(openShell, {})).balance?.availableCredits).toBe(ofAgency);
  expect(await availableTo(person)).toBe(ofAgency);
  const { generationId } = await person.client.call(generateCampaignIdeas, { body: brief });
  await ended(person, generationId);
  expect(await availableTo(client)).toBe(ofClient);
  expect(await availableTo(agency)).toBe(ofAgency - 10);
  expect(await client.client.call(listCampaignGenerations, {})).toMatchObject([
    { generationId, payer: "agency", charged: 10 },
  ]);
  const [booked] = await agency.client.call(listCreditTransactions, {});
  expect(booked).toMatchObject({
    amount: -10,
    by: { id: person.id },
    client: { id: client.id },
    subject: null,
  });
  const byPerson = await agency.client.call(listCreditsByPerson, {});
  expect(byPerson.find((one) => one.person?.id === person.id)).toMatchObject({ spent: 10 });
  const ofClientsLedger = await client.client.call(listCreditTransactions, {});
  expect(ofClientsLedger.some(({ referenceId }) => referenceId === generationId)).toBe(false);
});

it("a message to Morgan takes the agency's free replies, not the client's", async () => {
  const { agency, client } = await agreed();
  const { freeLeft } = await client.client.call(getReplyAllowance, {});
  await actFor(agency, client);
  await agency.client.call(sendMessage, { body: { content: "Which events fit us?" } });
  expect((await agency.client.call(getReplyAllowance, {})).freeLeft).toBe(freeLeft - 1);
  expect((await client.client.call(getReplyAllowance, {})).freeLeft).toBe(freeLeft);
});

it("other_account, access_ended: a page that shows another payer orders nothing, whoever pays by now", async () => {
  const { agency, client } = await agreed();
  const [ofAgency, ofClient] = [await availableTo(agency), await availableTo(client)];
  const order = (payer: ApiUser) =>
    agency.raw("POST", "/api/campaign-ideas/generate", {
      body: brief,
      headers: { "x-account": client.id, "x-payer": payer.id },
    });
  await actFor(agency, client);
  expect(errorOf(await order(client))).toMatchObject({ status: 409, code: "other_account" });
  await client.client.call(endAgency, { params: { id: agency.id } });
  await actFor(agency, undefined);
  await granted(agency, client, { ...paying, payer: "client" });
  // A browser that still acts by the agreement before.
  await actFor(agency, client);
  expect(errorOf(await order(agency))).toMatchObject({ status: 409, code: "other_account" });
  const before = await availableTo(agency);
  expect(before).toBe(ofClient);
  await client.client.call(endAgency, { params: { id: agency.id } });
  expect(errorOf(await order(client))).toMatchObject({ code: "access_ended" });
  await actFor(agency, undefined);
  expect([await availableTo(agency), await availableTo(client)]).toEqual([ofAgency, ofClient]);
});
