import { type SystemSettings, systemSettingsSchema } from "@marquee/contracts/admin/system";
import * as z from "zod/mini";

/** Older entries do not have what became a setting later. */
const recordedSchema = z.extend(systemSettingsSchema, {
  supportEmail: z._default(systemSettingsSchema.shape.supportEmail, null),
  modelBudget: z._default(systemSettingsSchema.shape.modelBudget, null),
  welcome: z._default(systemSettingsSchema.shape.welcome, null),
});

/** The details of a settings change in its audit entry; null if it is another action or cannot be read. */
export function readSettingsChange(entry: {
  action: string;
  before: unknown;
  after: unknown;
}): { before: SystemSettings; after: SystemSettings } | null {
  if (entry.action !== "updateSystemSettings") return null;
  const before = recordedSchema.safeParse(entry.before);
  const after = recordedSchema.safeParse(entry.after);
  return before.success && after.success ? { before: before.data, after: after.data } : null;
}

/** Compares by value, because a stored map may come back in a different order. */
function equal(left: unknown, right: unknown): boolean {
  if (!isRecord(left) || !isRecord(right)) return left === right;
  const names = Object.keys({ ...left, ...right });
  return names.every((name) => equal(left[name], right[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The values of `now`, with those that the change touched restored to what they were before it. */
function untouched<T extends object>(now: T, before: T, after: T): T {
  const touched = Object.entries(before).filter(([name, value]) => !equal(value, Reflect.get(after, name)));
  return { ...now, ...Object.fromEntries(touched) };
}

/** The current settings with one earlier change reverted; all other changes stay. */
export function setBack(
  now: SystemSettings,
  { before, after }: { before: SystemSettings; after: SystemSettings },
): SystemSettings {
  return {
    flags: untouched(now.flags, before.flags, after.flags),
    prices: untouched(now.prices, before.prices, after.prices),
    maintenance: equal(before.maintenance, after.maintenance) ? now.maintenance : before.maintenance,
    supportEmail: before.supportEmail === after.supportEmail ? now.supportEmail : before.supportEmail,
    modelBudget: equal(before.modelBudget, after.modelBudget) ? now.modelBudget : before.modelBudget,
    welcome: equal(before.welcome, after.welcome) ? now.welcome : before.welcome,
  };
}

/** Whether the change is reverted already, so that reverting would change nothing. */
export function isSetBack(
  now: SystemSettings,
  change: { before: SystemSettings; after: SystemSettings },
): boolean {
  const { flags, prices, maintenance, supportEmail, modelBudget, welcome } = now;
  return equal(setBack(now, change), { flags, prices, maintenance, supportEmail, modelBudget, welcome });
}
