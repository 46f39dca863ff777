// cspell:ignore محمد
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

/** A notification of a kind with all of its facts, or with those that every release writes. */
function example(kind: NotificationKind, ofAnyRelease = false): NotificationOf {
  const facts = Object.entries<string>(notificationKinds[kind].about);
  const about = Object.fromEntries(
    facts
      .filter(([, type]) => !(ofAnyRelease && type.endsWith("?")))
      .map(([name, type]) => [name, type.startsWith("text") ? textOf(name) : 1_200]),
  );
  return { kind, about } as unknown as NotificationOf;
}

const textOf = (name: string) =>
  ["until", "expiresAt"].includes(name) ? "2026-01-18T17:00:00.000Z" : `a ${name}`;

const kinds = Object.keys(notificationKinds) as NotificationKind[];

describe.each(kinds)("%s", (kind) => {
  it.each([false, true])("says something, and leads to a page of this site", (ofAnyRelease) => {
    const { title, message, leadsTo, action } = readNotification(example(kind, ofAnyRelease));
    for (const words of [title, message, action]) {
      expect(words.trim()).not.toBe("");
      expect(words).not.toMatch(/undefined|NaN|Invalid|\d{4}-\d{2}-\d{2}T/);
    }
    expect(sitePath(leadsTo)).toBe(leadsTo);
    expect(isNotification(example(kind, ofAnyRelease))).toBe(true);
  });

  it("sets apart what runs from right to left, so that the rest of its sentences is not turned", () => {
    const { about } = example(kind);
    const names = Object.entries<unknown>(about).map(([name, value]) => [
      name,
      typeof value === "string" && value.startsWith("a ") ? "محمد" : value,
    ]);
    const given = { ...example(kind), about: Object.fromEntries(names) };
    const { title, message } = readNotification(given);
    expect(`${title} ${message}`.replaceAll(/\u2068[^\u2069]*\u2069/gu, "")).not.toMatch(/\p{sc=Arabic}/u);
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
