import { randomUUID } from "node:crypto";
import { endAgency } from "@marquee/contracts/account/agencies";
import { removeTeamMember } from "@marquee/contracts/account/team";
import { listDealMessages } from "@marquee/contracts/deals/deal-messages";
import { sampleOf } from "@marquee/testkit/sample-of";
import { describe, expect, inject, it } from "vitest";
import { actFor, granted, newAgency } from "../support/agencies.ts";
import { ApiUser, type RawAnswer } from "../support/api-user.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { joined } from "../support/team.ts";

const url = inject("url");

interface Place {
  account: ApiUser;
  /** Somebody else, who acts for the account. */
  actor: ApiUser;
  /** Takes that from them; nothing of theirs may pass once it has answered. */
  end: () => Promise<unknown>;
}

async function asMember(): Promise<Place> {
  const account = await ApiUser.confirmed(url);
  const actor = await joined(account, "member");
  const end = () => account.client.call(removeTeamMember, { params: { id: actor.id } });
  return { account, actor, end };
}

async function throughGrant(): Promise<Place> {
  const account = await ApiUser.confirmed(url);
  const actor = await newAgency(url);
  await granted(actor, account, { teamRole: "member", scope: "deals", payer: "client" });
  await actFor(actor, account);
  return { account, actor, end: () => account.client.call(endAgency, { params: { id: actor.id } }) };
}

interface Sent {
  message: string;
  status: number;
  /** Whether the access had ended, by its answer, when this was sent. */
  after: boolean;
}

describe.each([
  ["a member who is removed", asMember, "unauthenticated"],
  ["an agency whose access ends", throughGrant, "access_ended"],
] as const)("%s in the middle of their calls", (_, begin, code) => {
  it.each(sampleOf([10, 80]))(
    "%i ms after the first: what was answered is there, and nothing after",
    async (ms) => {
      const { account, actor, end } = await begin();
      const { eventId, packageId } = await publishedEvent(await ApiUser.confirmed(url, "event_host"));
      const { id } = await offerAs(account, { eventId, packageId, amount: 9_000 });
      const path = `/api/sponsorship-deals/${id}/messages`;
      const [sent, late]: [Sent[], RawAnswer[]] = [[], []];
      let ended = false;

      const write = async (lane: number) => {
        for (let at = 0; at < 5; at++) {
          const body = {
            message: `${lane}.${at}`,
            clientId: randomUUID(),
          };
          const after = ended;
          const answer = await actor.raw("POST", path, { body });
          sent.push({ message: body.message, status: answer.status, after });
          if (after) late.push(answer);
        }
      };
      const read = async () => {
        for (let at = 0; at < 8; at++) {
          const after = ended;
          const answer = await actor.raw("GET", path);
          if (after) late.push(answer);
        }
      };
      const ending = new Promise((resolve) => setTimeout(resolve, ms)).then(end).then(() => {
        ended = true;
      });
      await Promise.all([ending, write(0), write(1), write(2), read()]);
      await Promise.all([write(3), read()]);

      expect(late.length).toBeGreaterThan(12);
      for (const { body } of late) expect(body).toMatchObject({ code });
      const stored = await account.client.call(listDealMessages, { params: { id }, query: { limit: "50" } });
      const accepted = sent.filter(({ status }) => status === 201).map(({ message }) => message);
      expect(stored.map(({ content }) => content).toSorted()).toEqual(accepted.toSorted());
      expect(sent.filter(({ status, after }) => after && status < 400)).toEqual([]);
    },
  );
});
