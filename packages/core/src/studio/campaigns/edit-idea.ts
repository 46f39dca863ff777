import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import type * as campaigns from "@marquee/contracts/studio/campaigns";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { IdeaContent, IdeaVersion } from "@marquee/contracts/studio/library";
import { all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { findJob } from "../../credits/jobs/jobs.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { fitOf } from "./concept-fit.ts";
import { ideaKey, versionOf, withOwnMockup } from "./idea.item.ts";
import { contentOf, editedContent, type WholeContent } from "./idea-content.ts";
import { mayBecome } from "./idea-status.ts";
import { ideaVersionEntity, ideaVersionPrefix } from "./idea-version.item.ts";
import { getIdea } from "./ideas.ts";

/**
 * Changes one's own idea. Its previous content is kept as a version; a change of its status alone makes none.
 * @throws AppError not_found, invalid_transition, stale_version when a newer version than the given one is stored,
 *   validation_failed for a part that the idea does not have, or a split that does not add up to the budget
 */
export function updateIdea(
  core: Core,
  userId: string,
  id: string,
  { version, status, ...edit }: BodyOf<typeof campaigns.updateCampaignIdea>,
): Promise<CampaignIdea> {
  return changeIdea(core, { userId, id, version }, (before) => ({
    status: status ?? before.status,
    content: editedContent(before, edit),
  }));
}

/** What an idea becomes of the one that is stored. */
type Change = (before: CampaignIdea) => { status: CampaignIdea["status"]; content: WholeContent };

function changeIdea(
  core: Core,
  { userId, id, version }: { userId: string; id: string; version: number | undefined },
  change: Change,
): Promise<CampaignIdea> {
  return retried(core, async () => {
    const before = await getIdea(core, userId, id);
    if (version !== undefined && versionOf(before) !== version) throw new AppError("stale_version");
    const after = changedIdea(before, change(before), isoTime(core.clock.now()));
    if (after === before) return before;
    const isEdited = versionOf(after) !== versionOf(before);
    const checked = isEdited ? { ...after, ...(await currentFit(core, after)) } : after;
    await core.table.transact(editWrites(before, checked));
    return withOwnMockup(checked);
  });
}

function changedIdea(
  before: CampaignIdea,
  { status, content }: ReturnType<Change>,
  now: string,
): CampaignIdea {
  if (!mayBecome(before.status, status))
    throw new AppError("invalid_transition", {
      message: `You can't change this campaign from ${before.status} to ${status}.`,
    });
  const sameContent = JSON.stringify(content) === JSON.stringify(contentOf(before));
  if (sameContent && status === before.status) return before;
  const after = { ...before, ...content, status, updatedAt: now };
  if (sameContent) return after;
  const { sample: _, ...own } = after;
  return { ...own, version: versionOf(before) + 1, editedAt: now };
}

/** The brief's checklist, of the concept as it says now; none if the brief is gone. */
async function currentFit(core: Core, idea: CampaignIdea): Promise<Pick<CampaignIdea, "fit">> {
  if (!idea.fit) return {};
  const job = await findJob(core, idea.userId, idea.generationId);
  return { fit: job ? fitOf(job, idea) : [] };
}

/** When an idea's current content was written. */
const writtenAt = ({ editedAt, createdAt }: CampaignIdea): string => editedAt ?? createdAt;

/** The condition that the row is still in the version that was read. */
export function isInVersion(version: number): Condition {
  const same = attribute("version").is(version);
  return all(exists, version === 1 ? any(same, attribute("version").isAbsent) : same);
}

/** What an edit changes besides the content. */
function edit({ version, editedAt, fit }: CampaignIdea) {
  return { version, editedAt, ...(fit ? { fit } : {}) };
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
        ...(edited ? { ...contentOf(after), ...edit(after) } : {}),
      },
      ...(edited ? { remove: ["sample"] } : {}),
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
  const { content } = ideaVersionEntity.read(row);
  return changeIdea(core, { userId, id: ideaId, version: seen }, (before) => ({
    status: before.status,
    content: restored(before, content),
  }));
}

/** A version from before a field could be edited leaves that field as it is. */
function restored(before: CampaignIdea, content: IdeaContent): WholeContent {
  const defined = Object.entries(content).filter(([, value]) => value !== undefined);
  return { ...contentOf(before), ...(Object.fromEntries(defined) as Partial<WholeContent>) };
}
