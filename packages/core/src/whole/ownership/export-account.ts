import { limits } from "@marquee/contracts/limits";
import type { Item } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { recordActivity } from "../../ground/activity/activity.ts";
import { memberKey, roleIn } from "../../ground/identity/member.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { daySeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { publicUser, type UserRecord } from "../../ground/users/user.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { everyRow } from "../../rows/paging.ts";
import type { RowKind } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";
import { type Account, findRows, leaverOf } from "./find-rows.ts";
import { isOfPerson, ownershipOf, registry } from "./registry.ts";

/** Lambda answers at most 6 MB, and the text grows when it is escaped inside the answer's own JSON. */
const maxAnswerBytes = 5_500_000;

interface Shown {
  createdAt: string;
  /** How many bytes it adds to the answer. */
  bytes: number;
  row: Record<string, unknown>;
}

/** What an account's owner gets: every exported kind of row, even if there are none. */
export interface AccountExport {
  exportedAt: string;
  user: ReturnType<typeof publicUser>;
  data: Record<string, Record<string, unknown>[]>;
  /** How many of the oldest rows of a kind did not fit into one file; support sends them. */
  leftOut?: Record<string, number>;
}

/** Everything stored about the user as one JSON text. @throws AppError too_many_requests */
export async function exportAccount(core: Core, user: UserRecord, caller: Caller): Promise<string> {
  await spendLimit(core, {
    scope: "export",
    key: user.id,
    max: limits.exportsPerDay,
    windowSeconds: daySeconds,
  });
  await recordActivity(core, user, "exported", caller);
  // Whoever left the company that they registered reads nothing more of it.
  const [own] = await core.table.getMany([memberKey(user.id, user.id)]);
  const companyStays = roleIn(inPerson(user.id), own) === null;
  const shown = await collect({ core, user, companyStays });
  const leftOut = dropOldestToFit(shown);
  const answer: AccountExport = {
    exportedAt: isoTime(core.clock.now()),
    user: publicUser(user),
    data: Object.fromEntries([...shown].map(([kind, list]) => [kind, list.map(({ row }) => row)])),
    ...(Object.keys(leftOut).length > 0 ? { leftOut } : {}),
  };
  return JSON.stringify(answer);
}

async function collect(account: Account): Promise<Map<string, Shown[]>> {
  const kinds = [...registry];
  const shown = new Map<string, Shown[]>(
    kinds.flatMap(([kind, { export: view }]) => (isView(view) ? [[kind, []]] : [])),
  );
  const { core, user, companyStays } = account;
  const isTheirs = (row: Item) => !companyStays || isOfPerson(row, leaverOf(account));
  for await (const row of everyRow(core, { pk: userPartition(user.id) })) if (isTheirs(row)) show(shown, row);
  for (const [kind, { export: view }] of kinds) {
    const find = findRows[kind];
    if (!find || !isView(view)) continue;
    for await (const row of find(account)) if (isTheirs(row)) show(shown, row);
  }
  return shown;
}

function isView(view: RowKind["export"]): view is Exclude<RowKind["export"], { notShown: string }> {
  return typeof view === "function";
}

function show(shown: Map<string, Shown[]>, item: Item): void {
  const view = ownershipOf(item.rowType).export;
  if (!isView(view)) return;
  const row = view(item);
  const { createdAt } = row;
  shown.get(String(item.rowType))?.push({
    createdAt: typeof createdAt === "string" ? createdAt : "",
    bytes: Buffer.byteLength(JSON.stringify(JSON.stringify(row))),
    row,
  });
}

/** Leaves out the oldest rows of the largest kinds until the rest fits, and returns how many. */
function dropOldestToFit(shown: Map<string, Shown[]>): Record<string, number> {
  const leftOut: Record<string, number> = {};
  const sizes = new Map(
    [...shown].map(([kind, list]) => [kind, list.reduce((sum, { bytes }) => sum + bytes, 0)]),
  );
  let excess = [...sizes.values()].reduce((sum, size) => sum + size, 0) - maxAnswerBytes;
  while (excess > 0) {
    const [largest] = [...sizes].sort((left, right) => right[1] - left[1]);
    if (!largest) break;
    const [kind] = largest;
    const newestFirst = (shown.get(kind) ?? []).sort((left, right) =>
      left.createdAt < right.createdAt ? 1 : -1,
    );
    while (excess > 0 && newestFirst.length > 0) {
      excess -= newestFirst.pop()?.bytes ?? 0;
      leftOut[kind] = (leftOut[kind] ?? 0) + 1;
    }
    sizes.delete(kind);
  }
  return leftOut;
}
