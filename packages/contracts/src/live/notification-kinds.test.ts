import { describe, expect, it } from "vitest";
import { defaultPreferences } from "../account/profile.ts";
import { sitePath } from "../site-path.ts";
import {
  isNotification,
  type NotificationKind,
  type NotificationOf,
  notificationKinds,
  readNotification,
  wantsNotification,
} from "./notification-kinds.ts";
import { serverMessageSchema } from "./socket.ts";

/** A notification of a kind, with facts of the right types. */
function example(kind: NotificationKind): NotificationOf {
  const facts = Object.entries(notificationKinds[kind].about);
  const about = Object.fromEntries(
    facts.map(([name, type]) => [name, type === "text" ? `a ${name}` : 1_200]),
  );
  return { kind, about } as unknown as NotificationOf;
}

const kinds = Object.keys(notificationKinds) as NotificationKind[];

describe.each(kinds)("%s", (kind) => {
  it("says something, and leads to a page of this site", () => {
    const { title, message, leadsTo, action } = readNotification(example(kind));
    for (const words of [title, message, action]) expect(words.trim()).not.toBe("");
    expect(sitePath(leadsTo)).toBe(leadsTo);
  });

  it("is pushed with its facts and nothing else", () => {
    const stored = { id: "ntf_1", createdAt: "2026-01-05T09:00:00.000Z", read: false };
    const frame = { type: "notification", data: { ...stored, ...example(kind) } };
    expect(serverMessageSchema.safeParse(frame).success).toBe(true);
    const { about } = example(kind);
    for (const wrong of [{}, { ...about, more: "x" }])
      expect(
        serverMessageSchema.safeParse({ ...frame, data: { ...stored, kind, about: wrong } }).success,
      ).toBe(false);
  });

  it("is recognized by its kind and facts alone", () => {
    expect(isNotification(example(kind))).toBe(true);
    expect(isNotification({ kind, about: {} })).toBe(false);
    expect(isNotification({ ...example(kind), kind: "of another release" })).toBe(false);
  });
});

it("always notifies about answers to the reader's own actions, and about the rest if its toggle is on", () => {
  const off = Object.fromEntries(Object.keys(defaultPreferences.notifications).map((name) => [name, false]));
  const quiet = { notifications: off as typeof defaultPreferences.notifications };
  for (const kind of kinds)
    expect(wantsNotification(kind, quiet)).toBe(notificationKinds[kind].preference === null);
});
