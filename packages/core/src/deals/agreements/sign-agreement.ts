import type { PushChannel } from "@marquee/adapters/push/port";
import type { DealFacts } from "@marquee/contracts/deals/deal-facts";
import type { TransitionDealBody } from "@marquee/contracts/deals/deal-input";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import { type Deal, transitionSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { AppError } from "@marquee/contracts/errors";
import { documentText } from "@marquee/contracts/text/document-text";
import { absent, exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { confirmIdentity } from "../../account/accounts/step-up.ts";
import type { SignedInFor } from "../../account/sessions/sessions.ts";
import type { FactorKeys } from "../../account/two-factor/sealed-secret.ts";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { changeSpots } from "../../events/events/change-spots.ts";
import type { EventRecord } from "../../events/events/event.item.ts";
import { type HostedEvent, readHostedEvent } from "../../events/events/get-event.ts";
import { type Need, needOf, noAccess } from "../../ground/identity/access.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { accessChecks, accessRefusal } from "../../ground/identity/session-check.ts";
import { requireConfirmed } from "../../ground/users/require-confirmed.ts";
import { activeUser, confirmedAddress, profileKey } from "../../ground/users/user.item.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { pick } from "../../pick.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { agreementBlocks } from "../deals/agreement-text.ts";
import { refuseBothSides } from "../deals/both-sides.ts";
import { type DealRecord, dealPartyEntity } from "../deals/deal.item.ts";
import { factsOf, textSha256 } from "../deals/deal-facts.ts";
import { partyOf } from "../deals/deal-view.ts";
import { datedDeliverables } from "../deals/deliverables.ts";
import { followFacts } from "../deals/follow-facts.ts";
import { spotsAfter } from "../deals/open-deal.ts";
import { getDeal } from "../deals/read-deals.ts";
import { FactsMoved, readDeal, requireMove } from "../deals/require-move.ts";
import { stepNotices, tellOfSpots, tellParties } from "../deals/tell-parties.ts";
import { dealWrites } from "../deals/write-deal.ts";
import { agreementEntity, agreementHashEntity, agreementKey, type Signature } from "./agreement.item.ts";
import { capacityOf } from "./capacity.ts";

export interface Signing {
  /** The account that the deal belongs to, and who signs for it. */
  acting: Acting;
  /** Their session. */
  signedIn: SignedInFor;
  caller: Caller;
  id: string;
  body: Extract<TransitionDealBody, { action: "sign" }>;
}

/** What confirming an identity and notifying the other side requires. */
export interface SigningDeps {
  core: Core;
  channel: PushChannel;
  keys: () => Promise<FactorKeys>;
}

/** What somebody hears who may negotiate a deal for their company, and not sign it. */
export const managersSign = "Managers and owners sign for the company. Ask one of them to sign this deal.";

const signingNeed: Need = { ...needOf(transitionSponsorshipDeal), least: "manager" };

/** Signals that this side has signed this version already: nothing has to be written. */
class Signed extends Error {}

/**
 * Signs the newest version of a deal's agreement for one side, once the person has typed their name and confirmed
 * their identity, if it is the text that they read. The first signature stores the text as it is; the second one puts
 * the version in force in the same transaction. Signing the same version again changes nothing.
 * @throws AppError not_found for an account that is not a party, forbidden for a lesser role than a manager's,
 *   access_ended, email_unconfirmed, stale_version for another text,
 *   invalid_transition out of turn, validation_failed for a wrong password or code, conflict, too_many_requests
 */
export async function signAgreement(
  { core, channel, keys }: SigningDeps,
  { acting, signedIn, caller, id, body }: Signing,
): Promise<Deal> {
  const { accountId } = acting;
  const { side } = await ownPartyRow(core, dealPartyEntity, accountId, id);
  const { user } = signedIn;
  requireConfirmed(user);
  const { version, termsHash, name, password, code } = body;
  const { eventId, brandId, hostId } = await readDeal(core, id);
  refuseBothSides(acting, [brandId, hostId]);
  const signable = async (hosted: HostedEvent) => {
    const deal = await readDeal(core, id);
    if (deal.version === version && deal.signedBy.includes(side)) throw new Signed();
    const now = isoTime(core.clock.now());
    await requireMove(core, deal, hosted, { side, action: "sign", version, termsHash, now });
    return { deal, now };
  };
  let done: { deal: DealRecord; notices: readonly ReadyNotice[] } | undefined;
  try {
    const read = await readHostedEvent(core, eventId);
    if (!read) throw new AppError("not_found");
    await signable(read);
    const confirmedBy = await confirmIdentity(core, await keys(), signedIn, { password, code }, caller);
    const account = { name: user.name, address: confirmedAddress(user) };
    const capacity = capacityOf(signedIn);
    const offered = await changeSpots(core, eventId, async (hosted) => {
      const { deal, now } = await signable(hosted);
      const signature: Signature = { side, actorId: user.id, name, account, capacity, at: now, confirmedBy };
      const facts = await factsOf(core, deal, hosted.event);
      const after = signed(deal, side, { now, facts, textSha256: termsHash });
      const dated = await datedDeliverables(core, { deal: after, event: hosted.event });
      const notices = await stepNotices(core, { deal: after, action: "sign", by: side });
      const step = {
        before: deal,
        after,
        action: "sign",
        by: side,
        acting,
        note: "",
        changes: dated.changes,
        notices,
      };
      done = { deal: after, notices };
      return {
        ...spotsAfter(hosted, after, now),
        writes: [
          // Not earlier: whoever is demoted while they type their password signs nothing.
          ...accessChecks(acting, signingNeed, core.clock.now()),
          ...dealWrites(core, step),
          ...dated.writes,
          {
            label: "account",
            write: { op: "check", key: profileKey(partyOf(deal, side)), when: activeUser },
          },
          ...(await agreementWrites(core, { deal, facts, event: hosted.event }, signature)),
        ],
      };
    });
    await tellOfSpots(core, channel, eventId, offered);
  } catch (error) {
    if (error instanceof FactsMoved) await followFacts(core, channel, id);
    const refusal =
      error instanceof TransactionRefused &&
      (error.label === "account"
        ? noAccess(acting)
        : accessRefusal(acting, signingNeed, error, core.clock.now(), managersSign));
    if (refusal) throw refusal;
    if (!(error instanceof Signed)) throw error;
  }
  if (done) await tellParties(core, channel, done);
  return getDeal(core, accountId, id);
}

/** The deal with one more signature. The second one puts the version in force; the first of all times is `signedAt`. */
function signed(
  deal: DealRecord,
  side: DealSide,
  { now, facts, textSha256 }: { now: string; facts: DealFacts; textSha256: string },
): DealRecord {
  const signedBy = [...deal.signedBy, side];
  const both = signedBy.length === 2;
  return {
    ...deal,
    signedBy,
    facts,
    textSha256,
    ...(both
      ? {
          status: "active",
          expiresAt: null,
          inForce: { version: deal.version, lastDay: facts.event.lastDay },
          signedAt: deal.signedAt ?? now,
          contractUrl: `/api/sponsorship-deals/${deal.id}/contract.pdf`,
        }
      : {}),
    turn: deal.turn + 1,
    updatedAt: now,
  };
}

/** The deal's own condition fences these writes: nobody else can sign between its read and this write. */
async function agreementWrites(
  core: Core,
  { deal, facts, event }: { deal: DealRecord; facts: DealFacts; event: EventRecord },
  signature: Signature,
): Promise<LabelledWrite[]> {
  const of = { dealId: deal.id, version: deal.version };
  const row = await core.table.get(agreementKey(of));
  if (row) {
    const stored = agreementEntity.read(row);
    const item = agreementEntity.item({ ...stored, signatures: [...stored.signatures, signature] });
    return [{ label: "agreement", write: { op: "put", item, when: exists } }];
  }
  const blocks = agreementBlocks({ deal, facts });
  const sha256 = textSha256(documentText(blocks));
  const face = pick(event, "name", "category", "location", "date", "timeZone", "attendeeCount");
  const poster = { ...face, tier: deal.tier };
  const first = { ...of, blocks, textSha256: sha256, poster, signatures: [signature], fileSha256: null };
  return [
    {
      label: "agreement",
      write: {
        op: "put",
        item: agreementEntity.item({ ...first, createdAt: signature.at }),
        when: absent,
      },
    },
    {
      label: "agreement",
      write: { op: "put", item: agreementHashEntity.item({ sha256, ...of }), when: absent },
    },
  ];
}
