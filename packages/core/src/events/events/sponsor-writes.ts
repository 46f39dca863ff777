import { sponsoringRoles } from "@marquee/contracts/account/sponsoring-roles";
import { AppError } from "@marquee/contracts/errors";
import { all, attribute } from "@marquee/table/condition";
import type { LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { roleCommitment } from "../../ground/users/role-commitment.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import type { SponsorshipPackageRecord } from "./event.item.ts";
import type { HostedEvent } from "./get-event.ts";
import { heldSpotEntity } from "./held-spot.item.ts";
import type { Sponsor } from "./one-per-industry.ts";
import { takenSpots } from "./spots.ts";

/**
 * A transaction's writes with those that hold new sponsors to their role, and at an event with one sponsor per industry
 * to the industry that they take a spot or a place in line with: both are still those of their profile, and a change of
 * either that began before is refused. An account that was waiting already cannot have changed them.
 */
export function withSponsorsHeld(
  writes: readonly LabelledWrite[],
  { event, packages }: HostedEvent,
  changed: SponsorshipPackageRecord,
  nowMs: number,
): LabelledWrite[] {
  const now = isoTime(nowMs);
  const before = packages.find(({ id }) => id === changed.id);
  const known = new Set(before ? sponsorsOf(before, now).map(nameOf) : []);
  const added = new Map(
    sponsorsOf(changed, now)
      .filter((one) => !known.has(nameOf(one)))
      .map((one) => [one.accountId, one]),
  );
  const rest = [...writes];
  for (const sponsor of added.values()) {
    const { pk, sk } = profileKey(sponsor.accountId);
    const at = rest.findIndex(
      ({ write }) => write.op === "check" && write.key.pk === pk && write.key.sk === sk,
    );
    rest.splice(
      at < 0 ? rest.length : at,
      at < 0 ? 0 : 1,
      heldTo(sponsor, rest[at], event.oneSponsorPerIndustry, nowMs),
    );
  }
  return rest;
}

/** The rows by which an account that holds spots without a deal finds them. */
export function heldSpotWrites(
  { event, packages }: HostedEvent,
  after: readonly SponsorshipPackageRecord[],
): LabelledWrite[] {
  if (!event.oneSponsorPerIndustry) return [];
  const known = new Set(packages.flatMap(({ spots }) => spots));
  return after.flatMap(({ id: packageId, eventId, spots }) =>
    spots.flatMap((one): LabelledWrite[] => {
      const { kind, accountId, until } = one;
      if (kind === "deal" || until === null || known.has(one)) return [];
      const item = heldSpotEntity.item({ accountId, packageId, eventId, until });
      return [{ label: "held", write: { op: "put", item } }];
    }),
  );
}

/**
 * The refusal of a sponsor whose role or industry changed while they took a spot; undefined for any other refusal.
 */
export function sponsorChanged({ label, item }: TransactionRefused, writes: readonly LabelledWrite[]) {
  const isSponsor = ({ write }: LabelledWrite) =>
    write.op === "update" && write.key.pk === item?.pk && write.set?.committedAt !== undefined;
  if (label !== "sponsor" && !(label === "account" && item?.status === "active" && writes.some(isSponsor)))
    return undefined;
  if (!sponsoringRoles.some((role) => role === item?.role)) return new AppError("forbidden");
  return new AppError("conflict", { message: "The sponsor's industry has just changed. Please try again." });
}

function sponsorsOf({ spots, waiting }: SponsorshipPackageRecord, now: string): Sponsor[] {
  return [...takenSpots({ spots }, now), ...waiting];
}

const nameOf = ({ accountId, industry }: Sponsor): string => `${accountId} ${industry}`;

/** In place of a check of the same profile, because a transaction may touch each row once. */
function heldTo(
  { accountId, industry }: Sponsor,
  check: LabelledWrite | undefined,
  industryCounts: boolean,
  nowMs: number,
): LabelledWrite {
  const { set, when } = roleCommitment(nowMs, sponsoringRoles);
  return {
    label: check?.label ?? "sponsor",
    write: {
      op: "update",
      key: profileKey(accountId),
      set,
      ...(industryCounts ? { add: { sponsorTurn: 1 } } : {}),
      when: all(
        ...(check?.write.when ? [check.write.when] : []),
        when,
        ...(industryCounts ? [attribute("industry").is(industry)] : []),
      ),
    },
  };
}
