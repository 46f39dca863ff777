// @vitest-environment jsdom

import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query.ts";
import { applyPush } from "#live/pushes.ts";
import { notificationsQuery } from "../api/list-notifications.ts";
import {
  clear,
  dismiss,
  type NotificationList,
  readAll,
  readOne,
  restore,
  restoreCleared,
} from "./notification-list.ts";
import { notificationPushes } from "./pushes.ts";
import { badgeOf } from "./unread-badge.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server with one list in memory that answers with a delay and then pushes to both devices. */
function server(random: (below: number) => number) {
  let list: (StoredNotification & { gone: Set<string> })[] = [];
  const devices: QueryClient[] = [];
  let count = 0;
  const later = () => new Promise((resolve) => setTimeout(resolve, random(4)));
  const visible = () => list.filter(({ gone }) => gone.size === 0).map(({ gone: _, ...one }) => one);
  const tell = (message: Parameters<typeof applyPush>[2]) =>
    devices.map(async (device) => {
      await later();
      applyPush([notificationPushes], device, message);
    });
  const change = (run: (one: (typeof list)[number]) => void) => {
    for (const one of list) run(one);
    void tell({ type: "notifications_changed" });
  };
  const respond = (method: string, url: URL, body: Record<string, never>): void => {
    const {
      ids = [],
      upTo = "",
      clearedUpTo = "",
    } = body as { ids?: string[]; upTo?: string; clearedUpTo?: string };
    const cleared = url.searchParams.get("upTo") ?? "";
    const [, , , last = ""] = url.pathname.split("/");
    if (url.pathname.endsWith("/read"))
      change((one) => {
        if (ids.includes(one.id) || one.id <= upTo) one.read = true;
      });
    else if (url.pathname.endsWith("/restore"))
      change((one) => {
        if (ids.includes(one.id)) one.gone.delete("dismissed");
        one.gone.delete(`cleared ${clearedUpTo}`);
      });
    else if (method === "DELETE" && last !== "")
      change((one) => {
        if (one.id === last) one.gone.add("dismissed");
      });
    else
      change((one) => {
        const isCleared = [...one.gone].some((by) => by.startsWith("cleared"));
        if (one.id <= cleared && !isCleared) one.gone.add(`cleared ${cleared}`);
      });
  };
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    await later();
    const method = init?.method ?? "GET";
    if (method === "GET") {
      const answer = Response.json(visible().slice(0, 100));
      await later();
      return answer;
    }
    respond(
      method,
      new URL(address, "https://marquee.test"),
      JSON.parse(typeof init?.body === "string" ? init.body : "{}"),
    );
    await later();
    return new Response(null, { status: 204 });
  });
  return {
    visible,
    join: (device: QueryClient) => void devices.push(device),
    happen() {
      const stored: StoredNotification = {
        id: `ntf_${String(++count).padStart(26, "0")}`,
        kind: "credits_added",
        about: { credits: count },
        createdAt: "2026-01-05T09:00:00.000Z",
        read: false,
      };
      list = [{ ...stored, gone: new Set<string>() }, ...list];
      void tell({ type: "notification", data: stored });
    },
  };
}

test.each([1, 2])(
  "after 1,000 actions on two devices, none of which waits for another, list and badge are the same on both (seed %i)",
  async (seed) => {
    let state = seed;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const { visible, join, happen } = server(random);
    const devices = [createQueryClient(), createQueryClient()];
    const stop = devices.map((device) => {
      join(device);
      return new QueryObserver(device, notificationsQuery).subscribe(() => undefined);
    });
    const listOf = (device: QueryClient): NotificationList =>
      device.getQueryData(notificationsQuery.queryKey) ?? [];
    const undo: (() => void)[] = [];
    for (let n = 0; n < 1_000; n++) {
      const device = devices[random(2)] ?? createQueryClient();
      const list = listOf(device);
      const one = list[random(list.length)];
      const newest = list[0]?.id;
      const action = random(12);
      if (action < 5 || !one || newest === undefined) happen();
      else if (action < 7) readOne(device, one.id);
      else if (action === 7) readAll(device, newest);
      else if (action === 8 && random(4) === 0) {
        clear(device, newest);
        undo.push(() => restoreCleared(device, newest, list));
      } else if (action === 9) undo.splice(random(undo.length), 1)[0]?.();
      else {
        dismiss(device, one.id);
        undo.push(() => restore(device, one));
      }
      if (random(3) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await vi.waitFor(
      () => {
        for (const device of devices) {
          expect(device.isMutating() + device.isFetching()).toBe(0);
          expect(listOf(device)).toEqual(visible().slice(0, 100));
          const unread = visible()
            .slice(0, 100)
            .filter(({ read }) => !read).length;
          expect(badgeOf(listOf(device))).toBe(unread > 9 ? "9+" : unread === 0 ? undefined : `${unread}`);
        }
      },
      { timeout: 20_000 },
    );
    for (const end of stop) end();
  },
  60_000,
);
