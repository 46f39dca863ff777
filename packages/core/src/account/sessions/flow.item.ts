import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/** The steps at which a sign-in may be waiting; each is a row of the browser that began it. */
export type FlowStep = "TWOFACTOR" | "GOOGLE" | "GOOGLELINK" | "PHONE";

/**
 * One step of a sign-in, bound to the browser by its flow cookie, of which only the fingerprint is stored. `name`
 * distinguishes several of a kind, such as Google's state or a phone number's fingerprint.
 */
const flowEntity = entity({
  rowType: "sign-in-flow",
  shape: { expiresAtMs: z.number() },
  key: ({ flow, step, name }: { flow: string; step: FlowStep; name: string }) => ({
    pk: `FLOW#${flow}`,
    sk: name === "" ? step : `${step}#${name}`,
  }),
});

export const flowKey = (flow: string, step: FlowStep, name = ""): Key => flowEntity.key({ flow, step, name });

/** A step's row; valid until `expiresAtMs`, which every reader checks, since TTL is late. */
export function flowItem(key: Key, expiresAtMs: number, content: Record<string, unknown>): Item {
  return { ...key, ...flowEntity.mark, expiresAtMs, ttl: epochSeconds(expiresAtMs) + 1, ...content };
}

export const flowRows: RowKind<typeof flowEntity> = {
  entity: flowEntity,
  owner: { notFound: "A step of a browser's sign-in, for ten minutes; only its cookie leads to it." },
  export: { notShown: "It says nothing about a person." },
  onDelete: {
    keep: "A step of a browser's sign-in, for ten minutes; only its cookie leads to it. It expires on its own.",
  },
};

export const flowPage: RowPage<typeof flowEntity> = {
  entity: flowEntity,
  rows: [
    {
      name: "Sign-in at Google",
      sample: { flow: "{sha256}", step: "GOOGLE", name: "{sha256 of state}" },
      reached: "Deleted when the browser comes back",
      expires: "10 min",
    },
    {
      name: "Google link",
      sample: { flow: "{sha256}", step: "GOOGLELINK", name: "" },
      reached: "Waits for a password; attempts are counted before they are compared",
      expires: "10 min",
    },
    {
      name: "Phone code",
      sample: { flow: "{sha256}", step: "PHONE", name: "CODE#{sha256}" },
      reached: "Attempts are counted before they are compared; deleted by the correct one",
      expires: "10 min",
    },
    {
      name: "Verified phone",
      sample: { flow: "{sha256}", step: "PHONE", name: "VERIFIED#{sha256}" },
      reached: "Deleted by the registration of its number",
      expires: "10 min",
    },
    {
      name: "Sign-in waiting for its second factor",
      sample: { flow: "{sha256}", step: "TWOFACTOR", name: "" },
      reached: "Attempts are counted; deleted by the session that it opens",
      expires: "10 min",
    },
  ],
};
