import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@marquee/local/start-local";
import { describe, expect, it } from "vitest";
import { httpProfiles } from "../../infra/config/http-functions.ts";
import { indexerProfile, scheduleProfiles, workerProfiles } from "../../infra/config/job-profiles.ts";
import { socketProfiles } from "../../infra/config/socket-profiles.ts";
import type { FunctionProfile } from "../../infra/constructs/app-function.ts";
import {
  expandGrants,
  type Grants,
  type SecretName,
  type TableAction,
} from "../../infra/constructs/grants.ts";

/**
 * A grant that nothing in a function's bundle can use. Bundles contain only what their function reaches, so what a
 * right needs to be used is in the text of each bundle that may need it: a write's kind, a command's name, a folder.
 */
const usesOf: { table: Record<TableAction, RegExp>; secrets: Record<SecretName, RegExp> } = {
  table: {
    GetItem: /\.get\(/,
    BatchGetItem: /\.getMany\(/,
    Query: /\.query\(/,
    PutItem: /op:"put"/,
    UpdateItem: /op:"update"/,
    DeleteItem: /op:"delete"/,
    ConditionCheckItem: /op:"check"/,
  },
  secrets: {
    session: /\.sessionSecretArn/,
    origin: /\.originSecretArn/,
    anthropic: /anthropicSecretArn:/,
    stripe: /\.stripeSecretArn/,
    stripeWebhook: /\.stripeWebhookSecretArn/,
    google: /code_challenge/,
    codes: /\.codesSecretArn/,
    factors: /\.factorsSecretArn/,
  },
};
const folders = {
  mockups: "mockups/",
  agreements: "agreements/",
  avatars: '("avatars")',
  eventImages: '("event-images")',
  dealFiles: "deal-files/",
  uploadsPictures: "uploads/",
  eventIndex: "search/",
} as const satisfies Partial<Record<keyof Grants, string>>;
const commands = {
  sendsTo: /"SendMessage"/,
  sendsEmail: /"SendEmail"/,
  sendsSms: /AWS\.SNS\.SMS\.SMSType/,
  connections: /PostToConnection/,
  erasesFiles: /ListObjectsV2/,
  deadLetters: /"ReceiveMessage"/,
} as const satisfies Partial<Record<keyof Grants, RegExp>>;

/** Addresses of pictures contain the folders too, so the bucket must be used as well. */
const usesFolder = (bundle: string, folder: string) =>
  bundle.includes(folder) && bundle.includes(".mediaBucket");

/** The rights of a profile that a bundle has no use for. */
function unusedIn(bundle: string, profile: Grants): string[] {
  const grants = expandGrants(profile);
  const without = <K extends string>(granted: readonly K[] | undefined, uses: (name: K) => RegExp) =>
    (granted ?? []).filter((name) => !uses(name).test(bundle));
  const given = <K extends keyof Grants>(names: K[]) => names.filter((name) => grants[name] !== undefined);
  return [
    ...without(grants.table, (action) => usesOf.table[action]),
    ...without(grants.indexes, (index) => new RegExp(`index:"${index}"`)),
    ...without(grants.secrets, (secret) => usesOf.secrets[secret]),
    ...given(Object.keys(commands) as (keyof typeof commands)[]).filter(
      (name) => !commands[name].test(bundle),
    ),
    ...given(Object.keys(folders) as (keyof typeof folders)[]).filter(
      (name) => !usesFolder(bundle, folders[name]),
    ),
  ];
}

const named = (prefix: string, profiles: Record<string, FunctionProfile>) =>
  Object.entries(profiles).map(([name, profile]) => [`${prefix}-${name}`, profile] as const);

const profiles: (readonly [name: string, FunctionProfile])[] = [
  ...named("http", httpProfiles),
  ...named("socket", socketProfiles),
  ...[...Object.values(workerProfiles), ...Object.values(scheduleProfiles), indexerProfile].map(
    (profile) => [profile.functionName, profile] as const,
  ),
];
const bundleOf = (name: string) =>
  readFileSync(join(projectRoot, "functions/dist", name, "index.js"), "utf8");

describe("a function's role", () => {
  it("grants nothing that the function's bundle cannot use", () => {
    expect(profiles.length).toBeGreaterThan(40);
    const unused = profiles.map(([name, profile]) => [name, unusedIn(bundleOf(name), profile)] as const);
    expect(unused.filter(([, rights]) => rights.length > 0)).toEqual([]);
  });

  it("would be found to grant too much if it granted another function's rights", () => {
    const everything: Grants = {
      table: Object.keys(usesOf.table) as TableAction[],
      indexes: ["lists", "sweep"],
      secrets: Object.keys(usesOf.secrets) as SecretName[],
      sendsTo: ["chat"],
      connections: ["POST"],
      mockups: "write",
      agreements: "make",
      uploadsPictures: true,
      avatars: ["make"],
      eventImages: ["make"],
      dealFiles: ["make"],
      erasesFiles: true,
      eventIndex: "keep",
      sendsEmail: true,
      sendsSms: true,
      deadLetters: "redrive",
    };
    const found = new Set(unusedIn(bundleOf("http-platform"), everything));
    for (const right of [
      "PutItem",
      "DeleteItem",
      "ConditionCheckItem",
      "Query",
      "lists",
      "sweep",
      "anthropic",
      "stripe",
      "google",
      "codes",
      "factors",
      ...Object.keys(commands),
      ...Object.keys(folders),
    ])
      expect(found, right).toContain(right);
  });
});
