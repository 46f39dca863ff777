import type { Industry } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { BodyOf } from "@marquee/contracts/operation";
import type * as contract from "@marquee/contracts/studio/templates";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { absent, exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { getIdea } from "../campaigns/ideas.ts";
import {
  readTemplate,
  templateItem,
  templateKey,
  templatePartition,
  templatePrefix,
} from "./template.item.ts";

const ownMax = 100;

/** Public templates page by page; the first page starts with one's own. */
export async function listTemplates(
  core: Core,
  userId: string,
  page: PageRequest,
): Promise<PageOf<CampaignTemplate>> {
  const [own, common] = await Promise.all([
    page.cursor === undefined ? ownTemplates(core, userId, templatePrefix) : [],
    core.table.query({
      pk: templatePartition("public"),
      sk: { beginsWith: templatePrefix },
      ...pageOptions(page),
    }),
  ]);
  return { items: [...own, ...readEach(common.items, readTemplate).rows], cursor: common.cursor };
}

/** One's own and the public templates of an industry. */
export async function listTemplatesByIndustry(
  core: Core,
  userId: string,
  industry: Industry,
): Promise<CampaignTemplate[]> {
  const prefix = `${templatePrefix}${industry}#`;
  const [own, common] = await Promise.all([
    ownTemplates(core, userId, prefix),
    core.table.query({ pk: templatePartition("public"), sk: { beginsWith: prefix }, limit: 100 }),
  ]);
  return [...own, ...readEach(common.items, readTemplate).rows];
}

async function ownTemplates(core: Core, userId: string, prefix: string): Promise<CampaignTemplate[]> {
  const { items } = await core.table.query({
    pk: templatePartition({ userId }),
    sk: { beginsWith: prefix },
    limit: ownMax,
  });
  return readEach(items, readTemplate).rows;
}

/** Creates a private template from one's own idea. @throws AppError not_found */
export async function createTemplate(
  core: Core,
  userId: string,
  body: BodyOf<typeof contract.createCampaignTemplate>,
): Promise<CampaignTemplate> {
  const idea = await getIdea(core, userId, body.ideaId);
  const nowMs = core.clock.now();
  const template: CampaignTemplate = {
    id: core.ids.next("template", nowMs),
    name: body.name ?? idea.name,
    description: idea.description,
    industry: body.industry,
    type: idea.type,
    thumbnail: null,
    targetAudience: idea.targetAudience.description,
    keyFeatures: idea.keyFeatures,
    estimatedBudget: idea.budget,
    estimatedDuration: idea.duration,
    goals: idea.goals,
    metrics: idea.metrics,
    content: `${idea.name}: ${idea.description}`,
    isPublic: false,
    createdAt: isoTime(nowMs),
    updatedAt: isoTime(nowMs),
  };
  await core.table.write({ op: "put", item: templateItem(template, { userId }), when: absent });
  return template;
}

/** One of one's own private templates. @throws AppError not_found, for public ones too */
async function ownTemplate(core: Core, userId: string, id: string): Promise<CampaignTemplate> {
  const own = await ownTemplates(core, userId, templatePrefix);
  const template = own.find((one) => one.id === id);
  if (!template) throw new AppError("not_found");
  return template;
}

/** Renames one of one's own private templates. @throws AppError not_found */
export async function renameTemplate(
  core: Core,
  userId: string,
  id: string,
  name: string,
): Promise<CampaignTemplate> {
  const key = templateKey(await ownTemplate(core, userId, id), { userId });
  try {
    const updatedAt = isoTime(core.clock.now());
    return readTemplate(
      await core.table.update({ op: "update", key, set: { name, updatedAt }, when: exists }),
    );
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("not_found");
    throw error;
  }
}

/** Deletes one of one's own private templates. @throws AppError not_found */
export async function deleteTemplate(core: Core, userId: string, id: string): Promise<void> {
  const key = templateKey(await ownTemplate(core, userId, id), { userId });
  try {
    await core.table.write({ op: "delete", key, when: exists });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("not_found");
    throw error;
  }
}
