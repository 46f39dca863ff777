import type { FileReader } from "@marquee/adapters/files/port";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { sitePaths } from "@marquee/contracts/site-path";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { ConceptShare, SharedConcept } from "@marquee/contracts/studio/concepts";
import { attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import {
  findLink,
  type LinkKind,
  makeLink,
  revokeLink,
  workingLinks,
} from "../../ground/share-links/share-links.ts";
import { daySeconds, limitWrite } from "../../ground/throttles/limiter.ts";
import { networkKey, spendPerNetwork } from "../../ground/throttles/network.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { pick } from "../../pick.ts";
import { readOr } from "../../rows/paging.ts";
import { ideaKey, readIdea } from "../campaigns/idea.item.ts";
import { getIdea } from "../campaigns/ideas.ts";
import { mockupOf } from "../campaigns/mockups.ts";
import {
  type ConceptShareRecord,
  conceptShareEntity,
  conceptSharePrefix,
  conceptTokenEntity,
} from "./share.item.ts";

const links: LinkKind<ConceptShareRecord> = {
  link: conceptShareEntity,
  prefix: conceptSharePrefix,
  token: conceptTokenEntity,
  most: limits.conceptShares,
};

/** The links of an account that still work, newest first, with the current names of their concepts. */
export async function listConceptShares(core: Core, accountId: string): Promise<ConceptShare[]> {
  const found = await workingLinks(core, links, accountId);
  // Each concept once: several links may lead to it, and one read cannot take the same key twice.
  const ids = [...new Set(found.map(({ conceptId }) => conceptId))];
  const rows = await core.table.getMany(ids.map((id) => ideaKey(accountId, id)));
  const concepts = rows.flatMap((row) => {
    const concept = row && readOr(row, readIdea);
    return concept ? [concept] : [];
  });
  return found.map((share) => {
    const { conceptId, conceptSavedAt } = share;
    const concept = concepts.find(({ id, createdAt }) => id === conceptId && createdAt === conceptSavedAt);
    return publicShare(share, concept?.name ?? null);
  });
}

function publicShare(share: ConceptShareRecord, conceptName: string | null): ConceptShare {
  return { ...pick(share, "id", "conceptId", "createdAt", "expiresAt"), conceptName };
}

/**
 * Makes a link to one's own concept. Its URL is in the answer and nowhere else.
 * @throws AppError not_found, conflict when the maximum number of links work
 */
export async function createConceptShare(
  core: Core,
  accountId: string,
  { conceptId, days, siteUrl }: { conceptId: string; days: number; siteUrl: string },
): Promise<ConceptShare & { url: string }> {
  const { name, createdAt } = await getIdea(core, accountId, conceptId);
  try {
    const { link, token } = await makeLink(core, links, {
      accountId,
      days,
      row: (one) => ({ ...one, conceptId, conceptSavedAt: createdAt }),
      only: [
        {
          label: "idea",
          write: {
            op: "check",
            key: ideaKey(accountId, conceptId),
            when: attribute("createdAt").is(createdAt),
          },
        },
      ],
    });
    return { ...publicShare(link, name), url: siteUrl + sitePaths.sharedConcept.replace(":token", token) };
  } catch (error) {
    // It was deleted meanwhile.
    if (error instanceof TransactionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}

/** Revokes a link, which then shows nothing. Does nothing for a link that is gone or another account's. */
export function revokeConceptShare(core: Core, accountId: string, id: string): Promise<void> {
  return revokeLink(core, links, accountId, id);
}

const minuteSeconds = 60;

/**
 * The concept that a link leads to, as it is now.
 * @throws AppError not_found, too_many_requests for a network that calls too often
 */
export async function getSharedIdea(
  core: Core,
  token: string,
  caller: Pick<Caller, "ip">,
): Promise<{ idea: CampaignIdea; expiresAt: string }> {
  await spendPerNetwork(core, caller, {
    scope: "shared-concepts",
    max: limits.sharedConceptsPerNetworkPerMinute,
    windowSeconds: minuteSeconds,
  });
  return readSharedIdea(core, token);
}

/**
 * The same without counting. A token that never existed, an expired or revoked link, one to a deleted concept and one
 * of a closed account all look the same.
 * @throws AppError not_found
 */
export async function readSharedIdea(
  core: Core,
  token: string,
): Promise<{ idea: CampaignIdea; expiresAt: string }> {
  const share = await findLink(core, links, token);
  const [profile, row] = await Promise.all([
    core.table.get(profileKey(share.accountId)),
    core.table.get(ideaKey(share.accountId, share.conceptId)),
  ]);
  const owner = profile && readUser(profile);
  const idea = row && readIdea(row);
  if (owner?.status !== "active" || idea?.createdAt !== share.conceptSavedAt) throw new AppError("not_found");
  return { idea, expiresAt: share.expiresAt };
}

/** Counts one file for a network: making one takes much more than reading. @throws AppError too_many_requests */
export async function spendSharedFile(core: Core, caller: Pick<Caller, "ip">): Promise<void> {
  await spendPerNetwork(core, caller, {
    scope: "shared-files",
    max: limits.sharedFilesPerNetworkPerMinute,
    windowSeconds: minuteSeconds,
  });
}

/**
 * What a link shows: exactly what its concept says. It reveals neither the owner nor the brief.
 * @param accountId The account that the visitor is signed in to, if any: whoever shares a concept does not visit it.
 */
export async function getSharedConcept(
  core: Core,
  token: string,
  caller: Caller,
  accountId?: string,
): Promise<SharedConcept> {
  const { idea, expiresAt } = await getSharedIdea(core, token, caller);
  // A view that can't be counted keeps nobody from reading.
  if (accountId !== idea.userId) await countView(core, idea, { token, caller }).catch(() => undefined);
  return {
    concept: publicConcept(idea),
    hasMockup: idea.mockupImageUrl !== null,
    takesComments: idea.commentsClosed !== true && (idea.comments ?? 0) < limits.conceptComments,
    expiresAt,
  };
}

/**
 * Counts a visitor once a day. What is stored to recognize them for that day is a fingerprint that nobody can undo
 * without the link's token, which is stored nowhere.
 */
async function countView(
  core: Core,
  { userId, id, createdAt }: CampaignIdea,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const visit = {
    scope: "concept-views",
    key: networkKey(caller, `${token}|${caller.device}`),
    max: 1,
    windowSeconds: daySeconds,
  };
  await core.table.transact([
    limitWrite(visit, core.clock.now()),
    {
      label: "idea",
      write: {
        op: "update",
        key: ideaKey(userId, id),
        add: { views: 1 },
        when: attribute("createdAt").is(createdAt),
      },
    },
  ]);
}

/** What a concept says, field by field: a field that is added to ideas is shared only when it is added here too. */
function publicConcept(idea: CampaignIdea): SharedConcept["concept"] {
  return pick(
    idea,
    "name",
    "description",
    "type",
    "goals",
    "targetAudience",
    "budget",
    "location",
    "duration",
    "keyFeatures",
    "expectedOutcomes",
    "metrics",
    "inspiration",
    "plan",
    "events",
    "competitiveAnalysis",
    "mockupDescription",
  );
}

/** The concept board that belongs to a link's concept. @throws AppError not_found, too_many_requests */
export async function getSharedConceptMockup(
  core: Core,
  files: FileReader,
  token: string,
  caller: Pick<Caller, "ip">,
): Promise<string> {
  const { idea } = await getSharedIdea(core, token, caller);
  return (await mockupOf(core, files, idea)).svg;
}
