// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetUser } from "#browser/storage.ts";
import {
  badgeOf,
  clearNotifications,
  closeNotifications,
  markAllRead,
  notify,
  openNotificationsOf,
  useNotifications,
} from "./notifications.ts";

const one = { kind: "campaign_ready", about: { generationId: "gen_1" } } as const;
const shown = () => renderHook(useNotifications).result.current;

beforeEach(() => openNotificationsOf("usr_1"));
afterEach(() => {
  clearNotifications();
  closeNotifications();
  localStorage.clear();
});

test("the unread badge stops at 9+", () => {
  expect([badgeOf(0), badgeOf(9), badgeOf(10)]).toEqual([undefined, "9", "9+"]);
});

test("a doubled push makes one notification", () => {
  notify(one);
  notify(one);
  expect(shown()).toHaveLength(1);
});

test("they outlive a reload, and nobody sees another's", () => {
  notify(one);
  markAllRead();
  closeNotifications();
  openNotificationsOf("usr_2");
  expect(shown()).toEqual([]);
  openNotificationsOf("usr_1");
  expect(shown()).toMatchObject([{ ...one, read: true }]);
});

test("once a user is forgotten, what comes late writes nothing of theirs again", () => {
  notify(one);
  forgetUser("usr_1");
  notify({ kind: "campaign_ready", about: { generationId: "gen_2" } });
  expect(Object.keys(localStorage).filter((key) => key.includes("usr_1"))).toEqual([]);
});

test("what storage holds in another shape is left out", () => {
  closeNotifications();
  localStorage.setItem("marquee-notifications-usr_3", '[{"id":1},null,"x",{"kind":"gone","about":{}}]');
  openNotificationsOf("usr_3");
  expect(shown()).toEqual([]);
});
