import { hash } from "node:crypto";
import type { PushChannel } from "@marquee/adapters/push/port";
import type { TransitionDealBody } from "@marquee/contracts/deal-input";
import type { DealSide } from "@marquee/contracts/deal-moves";
import { documentText } from "@marquee/contracts/document-text";
import { AppError } from "@marquee/contracts/errors";
import type { Deal } from "@marquee/contracts/http/deals";
import { absent, exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { type ConfirmedBy, confirmIdentity } from "../accounts/step-up.ts";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { type DealRecord, dealPartyEntity } from "../deals/deal.item.ts";
import { partyOf } from "../deals/deal-view.ts";
import { datedDeliverables } from "../deals/deliverables.ts";
import { getDeal } from "../deals/read-deals.ts";
import { readDeal, requireMove } from "../deals/require-move.ts";
import { stepNotices, tellParties } from "../deals/tell-parties.ts";
import { dealWrites } from "../deals/write-deal.ts";
import { readHostedEvent } from "../events/get-event.ts";
import { ownPartyRow } from "../parties.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import { isoTime } from "../time.ts";
import type { FactorKeys } from "../two-factor/sealed-secret.ts";
import { activeUser, profileKey } from "../users/user.item.ts";
import { agreementEntity, agreementHashEntity, agreementKey, type Signature } from "./agreement.item.ts";
import { draftOf } from "./agreements.ts";

export interface Signing {
  /** The account that the deal belongs to, and the person who signs for it. */
  accountId: string;
  signedIn: SignedIn;
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

/** How many times to try signing when other writes of the deal win the race. */
const triesMax = 5;

/**
 * Signs the newest version of a deal's agreement for one side, once the person has typed their name and confirmed
 * their identity. The first signature stores the text as it is; the second one makes the deal active in the same
 * transaction. Signing the same version again changes nothing.
 * @throws AppError not_found for an account that is not a party, stale_version, invalid_transition out of turn,
 *   validation_failed for a missing name or a wrong password or code, conflict, too_many_requests
 */
export async function signAgreement(
  { core, channel, keys }: SigningDeps,
  { accountId, signedIn, caller, id, body }: Signing,
): Promise<Deal> {
  const { side } = await ownPartyRow(core, dealPartyEntity, accountId, id);
  const { version, name, password, code } = body;
  let confirmedBy: ConfirmedBy | undefined;
  for (let tries = 1; ; tries++) {
    const deal = await readDeal(core, id);
    if (deal.version === version && deal.signedBy.includes(side)) return getDeal(core, accountId, id);
    const hosted = await readHostedEvent(core, deal.eventId);
    if (!hosted) throw new AppError("not_found");
    const now = isoTime(core.clock.now());
    requireMove(deal, hosted, { side, action: "sign", version, now });
    // Only once: a code is valid for one use.
    confirmedBy ??= await confirmIdentity(core, await keys(), signedIn, { password, code }, caller);
    const signature: Signature = { side, actorId: signedIn.user.id, name, at: now, confirmedBy };
    const after = signed(deal, side, now);
    const dated = await datedDeliverables(core, after);
    const told = await stepNotices(core, { deal: after, action: "sign", by: side });
    const step = { before: deal, after, action: "sign", by: side, note: "", changes: dated.changes, told };
    try {
      await core.table.transact([
        ...dealWrites(core, step),
        ...dated.writes,
        { label: "account", write: { op: "check", key: profileKey(partyOf(deal, side)), when: activeUser } },
        ...(await agreementWrites(core, deal, signature)),
      ]);
      await tellParties(core, channel, { deal: after, told });
      return getDeal(core, accountId, id);
    } catch (error) {
      const overtaken = error instanceof TransactionRefused && error.label === "deal";
      if (!overtaken) throw error;
      if (tries === triesMax) throw new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
    }
  }
}

function signed(deal: DealRecord, side: DealSide, now: string): DealRecord {
  const signedBy = [...deal.signedBy, side];
  const both = signedBy.length === 2;
  return {
    ...deal,
    signedBy,
    ...(both
      ? { status: "active", signedAt: now, contractUrl: `/api/sponsorship-deals/${deal.id}/contract.pdf` }
      : {}),
    turn: deal.turn + 1,
    updatedAt: now,
  };
}

/** The deal's own condition fences these writes: nobody else can sign between its read and this write. */
async function agreementWrites(core: Core, deal: DealRecord, signature: Signature): Promise<LabelledWrite[]> {
  const of = { dealId: deal.id, version: deal.version };
  const row = await core.table.get(agreementKey(of));
  if (row) {
    const stored = agreementEntity.read(row);
    const item = agreementEntity.item({ ...stored, signatures: [...stored.signatures, signature] });
    return [{ label: "agreement", write: { op: "put", item, when: exists } }];
  }
  const blocks = await draftOf(core, deal);
  const textSha256 = hash("sha256", documentText(blocks), "hex");
  const first = { ...of, blocks, textSha256, signatures: [signature], fileSha256: null };
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
      write: { op: "put", item: agreementHashEntity.item({ sha256: textSha256, ...of }), when: absent },
    },
  ];
}
