import { AppError } from "@marquee/contracts/errors";
import { all, attribute } from "@marquee/table/condition";
import type { LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { profileKey } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import type { SponsorshipPackageRecord } from "./event.item.ts";
import type { HostedEvent } from "./get-event.ts";
import { heldSpotEntity } from "./held-spot.item.ts";
import type { Sponsor } from "./one-per-industry.ts";
import { takenSpots } from "./spots.ts";

/**
 * A transaction's writes with those that hold new sponsors of an event with one sponsor per industry to the industry
 * that they take a spot or a place in line with: it is still that of their profile, and an edit of the profile that
 * began before is refused. An account that was waiting already cannot have changed it.
 */
export function withSponsorsHeld(
  writes: readonly LabelledWrite[],
  { event, packages }: HostedEvent,
  changed: SponsorshipPackageRecord,
  nowMs: number,
): LabelledWrite[] {
  if (!event.oneSponsorPerIndustry) return [...writes];
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
    rest.splice(at < 0 ? rest.length : at, at < 0 ? 0 : 1, heldTo(sponsor, rest[at]));
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

/** The refusal of a sponsor whose industry changed while they took a spot; undefined for any other refusal. */
export function industryChanged({ label, item }: TransactionRefused, writes: readonly LabelledWrite[]) {
  const isSponsor = ({ write }: LabelledWrite) =>
    write.op === "update" && write.key.pk === item?.pk && write.add?.sponsorTurn !== undefined;
  if (label !== "sponsor" && !(label === "account" && item?.status === "active" && writes.some(isSponsor)))
    return undefined;
  return new AppError("conflict", { message: "The sponsor's industry has just changed. Please try again." });
}

function sponsorsOf({ spots, waiting }: SponsorshipPackageRecord, now: string): Sponsor[] {
  return [...takenSpots({ spots }, now), ...waiting];
}

const nameOf = ({ accountId, industry }: Sponsor): string => `${accountId} ${industry}`;

/** In place of a check of the same profile, because a transaction may touch each row once. */
function heldTo({ accountId, industry }: Sponsor, check: LabelledWrite | undefined): LabelledWrite {
  const isSame = attribute("industry").is(industry);
  return {
    label: check?.label ?? "sponsor",
    write: {
      op: "update",
      key: profileKey(accountId),
      add: { sponsorTurn: 1 },
      when: check?.write.when ? all(check.write.when, isSame) : isSame,
    },
  };
}
