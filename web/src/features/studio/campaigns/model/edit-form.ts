import type { CampaignType } from "@marquee/contracts/enums";
import type { BodyInputOf } from "@marquee/contracts/operation";
import type { CampaignIdea, updateCampaignIdea } from "@marquee/contracts/studio/campaigns";

/** The form values of an idea; lists have one entry per line. */
export interface EditValues {
  name: string;
  description: string;
  type: CampaignType;
  location: string;
  duration: string;
  targetAudience: string;
  goals: string;
  keyFeatures: string;
  expectedOutcomes: string;
  metrics: string;
}

const lists = ["goals", "keyFeatures", "expectedOutcomes", "metrics"] as const;

export function editValues(idea: CampaignIdea): EditValues {
  const { name, description, type, location, duration, targetAudience } = idea;
  const texts = Object.fromEntries(lists.map((list) => [list, idea[list].join("\n")]));
  return {
    name,
    description,
    type,
    location,
    duration,
    targetAudience: targetAudience.description,
    ...(texts as Record<(typeof lists)[number], string>),
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The changes to send: the fields that differ from the form's initial values, and the version they are based on. */
export function editBody(
  values: EditValues,
  base: { values: EditValues; version: number },
): BodyInputOf<typeof updateCampaignIdea> {
  const changed = (Object.keys(values) as (keyof EditValues)[]).filter(
    (field) => values[field].trim() !== base.values[field].trim(),
  );
  const entries = changed.map((field) => [field, sent(field, values[field])] as const);
  return { ...Object.fromEntries(entries), version: base.version };
}

function sent(field: keyof EditValues, value: string): unknown {
  if (field === "targetAudience") return { description: value };
  return lists.some((list) => list === field) ? linesOf(value) : value;
}

/** Checks the form; its output is the changes. An error in a list's entry is shown at the list. */
export async function loadEditSchema(base: () => { values: EditValues; version: number }) {
  const { updateCampaignIdea } = await import("@marquee/contracts/studio/campaigns");
  return {
    safeParse: (values: unknown) => {
      const body = editBody(values as EditValues, base());
      // Nothing was changed: that is not an error, and the dialog just closes.
      if (Object.keys(body).length === 1) return { success: true as const, data: null };
      const checked = updateCampaignIdea.body.safeParse(body);
      if (checked.success) return { success: true as const, data: body };
      const issues = checked.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }));
      return { success: false as const, error: { issues } };
    },
  };
}

/** Merges the form with what another device has saved meanwhile, and lists the fields that both changed. */
export function mergedEdit(
  base: EditValues,
  mine: EditValues,
  theirs: EditValues,
): { values: EditValues; both: (keyof EditValues)[] } {
  const fields = Object.keys(theirs) as (keyof EditValues)[];
  const isMine = (field: keyof EditValues) => mine[field] !== base[field];
  const values = Object.fromEntries(
    fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
  ) as unknown as EditValues;
  const both = fields.filter(
    (field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
  return { values, both };
}
