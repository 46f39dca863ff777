// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  badgeOf,
  clearNotifications,
  closeNotifications,
  markAllRead,
  notify,
  openNotificationsOf,
  useNotifications,
} from "./notifications.ts";

const one = { id: "n1", type: "ai", title: "Ready", message: "Your concepts are ready." } as const;
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
  expect(shown()).toMatchObject([{ id: "n1", read: true }]);
});

test("what storage holds in another shape is left out", () => {
  closeNotifications();
  localStorage.setItem("marquee-notifications-usr_3", '[{"id":1},null,"x"]');
  openNotificationsOf("usr_3");
  expect(shown()).toEqual([]);
});
