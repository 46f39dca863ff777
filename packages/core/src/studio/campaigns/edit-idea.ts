import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import type * as campaigns from "@marquee/contracts/studio/campaigns";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { IdeaContent, IdeaVersion } from "@marquee/contracts/studio/library";
import { all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { ideaKey, versionOf } from "./idea.item.ts";
import { mayBecome } from "./idea-status.ts";
import { ideaVersionEntity, ideaVersionPrefix } from "./idea-version.item.ts";
import { getIdea } from "./ideas.ts";

/**
 * Changes one's own idea. Its previous content is kept as a version; a change of its status alone makes none.
 * @throws AppError not_found, invalid_transition, stale_version when a newer version than the given one is stored
 */
export function updateIdea(
  core: Core,
  userId: string,
  id: string,
  { version, ...change }: BodyOf<typeof campaigns.updateCampaignIdea>,
): Promise<CampaignIdea> {
  return retried(core, async () => {
    const before = await getIdea(core, userId, id);
    if (version !== undefined && versionOf(before) !== version) throw new AppError("stale_version");
    const after = changedIdea(before, change, isoTime(core.clock.now()));
    if (after === before) return before;
    await core.table.transact(editWrites(before, after));
    return after;
  });
}

function changedIdea(
  before: CampaignIdea,
  { status = before.status, ...edit }: BodyOf<typeof campaigns.updateCampaignIdea>,
  now: string,
): CampaignIdea {
  if (!mayBecome(before.status, status))
    throw new AppError("invalid_transition", {
      message: `You can't change this campaign from ${before.status} to ${status}.`,
    });
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const content: IdeaContent = { ...contentOf(before), ...given };
  const sameContent = JSON.stringify(content) === JSON.stringify(contentOf(before));
  if (sameContent && status === before.status) return before;
  return {
    ...before,
    ...content,
    status,
    updatedAt: now,
    ...(sameContent ? {} : { version: versionOf(before) + 1, editedAt: now }),
  };
}

/** Everything that an edit may change. */
function contentOf(idea: CampaignIdea): IdeaContent {
  return {
    name: idea.name,
    description: idea.description,
    type: idea.type,
    location: idea.location,
    duration: idea.duration,
    targetAudience: idea.targetAudience,
    goals: idea.goals,
    keyFeatures: idea.keyFeatures,
    expectedOutcomes: idea.expectedOutcomes,
    metrics: idea.metrics,
  };
}

/** When an idea's current content was written. */
const writtenAt = ({ editedAt, createdAt }: CampaignIdea): string => editedAt ?? createdAt;

/** The condition that the row is still in the version that was read. */
export function isInVersion(version: number): Condition {
  const same = attribute("version").is(version);
  return all(exists, version === 1 ? any(same, attribute("version").isAbsent) : same);
}

function editWrites(before: CampaignIdea, after: CampaignIdea): LabelledWrite[] {
  const { userId, id: ideaId, status, updatedAt } = after;
  const version = versionOf(before);
  const edited = versionOf(after) !== version;
  const idea: LabelledWrite = {
    label: "idea",
    write: {
      op: "update",
      key: ideaKey(userId, ideaId),
      set: {
        status,
        updatedAt,
        ...(edited ? { ...contentOf(after), version: after.version, editedAt: after.editedAt } : {}),
      },
      when: all(isInVersion(version), attribute("status").is(before.status)),
    },
  };
  if (!edited) return [idea];
  const row = { userId, ideaId, version, at: writtenAt(before), content: contentOf(before) };
  const kept: LabelledWrite = { label: "history", write: { op: "put", item: ideaVersionEntity.item(row) } };
  const tooOld = version - limits.ideaVersions;
  if (tooOld < 1) return [idea, kept];
  const key = ideaVersionEntity.key({ userId, ideaId, version: tooOld });
  return [idea, kept, { label: "history", write: { op: "delete", key } }];
}

/** The current and earlier contents of one's own idea, newest first. @throws AppError not_found */
export async function listIdeaVersions(core: Core, userId: string, ideaId: string): Promise<IdeaVersion[]> {
  const [idea, rows] = await Promise.all([
    getIdea(core, userId, ideaId),
    allRows(core, {
      pk: userPartition(userId),
      sk: { beginsWith: ideaVersionPrefix(ideaId) },
      newestFirst: true,
    }),
  ]);
  const earlier = readEach(rows, ideaVersionEntity.read).rows.filter(
    ({ version }) => version < versionOf(idea),
  );
  return [
    { version: versionOf(idea), at: writtenAt(idea), content: contentOf(idea) },
    ...earlier.map(({ version, at, content }) => ({ version, at, content })),
  ];
}

/**
 * Restores the content of an idea's earlier version, as a new version.
 * @param seen The version that the reader saw last.
 * @throws AppError not_found if there is no such idea or version, stale_version
 */
export async function restoreIdeaVersion(
  core: Core,
  userId: string,
  { ideaId, version, seen }: { ideaId: string; version: number; seen: number },
): Promise<CampaignIdea> {
  const idea = await getIdea(core, userId, ideaId);
  if (versionOf(idea) !== seen) throw new AppError("stale_version");
  if (version === seen) return idea;
  const row = await core.table.get(ideaVersionEntity.key({ userId, ideaId, version }));
  if (!row) throw new AppError("not_found");
  return updateIdea(core, userId, ideaId, { ...ideaVersionEntity.read(row).content, version: seen });
}
