// @vitest-environment jsdom

import type { User } from "@marquee/contracts/account/auth";
import type { ClientMessage } from "@marquee/contracts/live/socket";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noteAnswer } from "#api/reachability.ts";
import { CurrentUserContext } from "#api/session.ts";
import { forgetUser } from "#browser/storage.ts";
import { LiveContext } from "#live/live.ts";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { OutboxDelivery } from "../components/outbox-delivery.tsx";
import { closeOutbox, openOutboxOf, useOutbox } from "../model/outbox.ts";
import { useSendMessage } from "./send-message.ts";

const post = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", post));
afterEach(() => {
  cleanup();
  closeOutbox();
  sessionStorage.clear();
  localStorage.clear();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  noteAnswer();
  post.mockReset();
  vi.unstubAllGlobals();
});

function setup(open: boolean, beside?: ReactNode, user: Partial<User> = {}) {
  const sent: ClientMessage[] = [];
  const live = {
    status: open ? ("live" as const) : ("closed" as const),
    send: (message: ClientMessage) => open && sent.push(message) > 0,
    reconnect: vi.fn<() => void>(),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserContext value={{ id: "usr_1", accountId: "usr_1", ...user } as User}>
        <LiveContext value={live}>
          {children}
          {beside}
        </LiveContext>
      </CurrentUserContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ ...useSendMessage(), outbox: useOutbox() }), { wrapper });
  return { result, sent, live };
}

/** The body of the nth HTTP call. */
function bodyOf(call: number): Record<string, unknown> {
  const body = post.mock.calls[call]?.[1]?.body;
  return typeof body === "string" ? JSON.parse(body) : {};
}

test("a message of somebody who acts for another account is the account's, on either way", async () => {
  const forClient = { accountId: "usr_client" };
  const { result, sent } = setup(true, undefined, forClient);
  await act(async () => void result.current.send("Which events fit us?"));
  expect(sent).toMatchObject([{ type: "chat_message", data: { userId: "usr_client" } }]);
  cleanup();
  post.mockResolvedValueOnce(Response.json({ id: "msg_1", isAi: false, clientId: null }, { status: 201 }));
  const { result: offline } = setup(false, undefined, forClient);
  await act(async () => void offline.current.send("And in Bergen?"));
  await waitFor(() => expect(bodyOf(0)).toMatchObject({ userId: "usr_client" }));
});

describe("a client id that the server knows with another text", () => {
  test("keeps the message, and Retry sends it under a new id", async () => {
    const body = { code: "idempotency_mismatch", message: "Used for another text.", requestId: "r" };
    post.mockResolvedValueOnce(Response.json(body, { status: 422 }));
    const { result } = setup(false);
    result.current.send("A pop-up in Bergen");
    await waitFor(() =>
      expect(result.current.outbox).toMatchObject([
        { content: "A pop-up in Bergen", status: "failed", reason: "Used for another text." },
      ]),
    );
    post.mockResolvedValueOnce(Response.json({ id: "msg_1", isAi: false, clientId: null }, { status: 201 }));
    const refused = result.current.outbox[0]?.clientId ?? "";
    result.current.retry(refused, "A pop-up in Bergen");
    await waitFor(() => expect(result.current.outbox).toEqual([]));
    expect(bodyOf(1)).toMatchObject({ content: "A pop-up in Bergen", clientId: expect.any(String) });
    expect(bodyOf(1).clientId).not.toBe(refused);
  });
});

describe("sending", () => {
  test("goes over the live connection, marked as the user's own and with its payment intent", () => {
    const { result, sent } = setup(true);
    expect(result.current.send("  I want to buy credits ")).toBe(true);
    expect(sent).toEqual([
      {
        type: "chat_message",
        data: {
          userId: "usr_1",
          content: "I want to buy credits",
          isAi: false,
          paymentIntent: true,
          clientId: expect.any(String),
        },
      },
    ]);
    expect(post).not.toHaveBeenCalled();
  });

  test("sends the same text only once within three seconds, and nothing blank", () => {
    const { result, sent } = setup(true);
    expect([result.current.send("Hello"), result.current.send("Hello"), result.current.send("   ")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(sent).toHaveLength(1);
  });

  test("without a connection says so, reconnects, and sends by HTTP", async () => {
    post.mockResolvedValue(
      Response.json({ id: "msg_1", content: "Hello", isAi: false, clientId: null }, { status: 201 }),
    );
    const { result, live } = setup(false);
    result.current.send("Hello");
    expect(visibleToast()).toMatchObject({
      title: "Connection error",
      description: "Not connected to the live service. Trying to reconnect...",
    });
    expect(live.reconnect).toHaveBeenCalledOnce();
    await waitFor(() => expect(result.current.outbox).toEqual([]));
    expect(bodyOf(0)).toMatchObject({
      content: "Hello",
      isAi: false,
    });
  });

  test("keeps a message that did not arrive, reports it once, and sends it again under its own id", async () => {
    post.mockRejectedValue(new TypeError("offline"));
    const { result } = setup(false);
    result.current.send("Hello");
    await waitFor(() => expect(result.current.outbox[0]?.status).toBe("waiting"));
    expect(visibleToast()).toBeUndefined();
    const [waiting] = result.current.outbox;
    result.current.retry(waiting?.clientId ?? "", waiting?.content ?? "");
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    const ids = [bodyOf(0).clientId, bodyOf(1).clientId];
    expect(ids[0]).toBe(ids[1]);
  });

  test("with an ended session keeps the message and says that the session ended", async () => {
    const body = { code: "unauthenticated", message: "Please sign in to continue.", requestId: "r" };
    post.mockResolvedValue(Response.json(body, { status: 401 }));
    const { result } = setup(false);
    result.current.send("Hello");
    await waitFor(() => expect(result.current.outbox[0]?.status).toBe("waiting"));
    expect(visibleToast()?.title).toBe("You were signed out");
  });
});

describe("unsent messages", () => {
  const accepted = () =>
    Promise.resolve(Response.json({ id: "msg_1", isAi: false, clientId: null }, { status: 201 }));

  async function sendOffline(...texts: string[]): Promise<unknown[]> {
    openOutboxOf("usr_1");
    post.mockRejectedValue(new TypeError("offline"));
    const { result } = setup(false);
    for (const text of texts) {
      result.current.send(text);
      await waitFor(() => expect(result.current.outbox.at(-1)?.status).toBe("waiting"));
    }
    return texts.map((_text, index) => bodyOf(index).clientId);
  }

  /** Simulates a reload: the page's memory is lost, the tab's storage is not. */
  function reload(user = "usr_1"): void {
    cleanup();
    closeOutbox();
    post.mockReset();
    openOutboxOf(user);
  }

  test("survive a reload and are sent automatically, in order, under their own client ids", async () => {
    const ids = await sendOffline("First", "Second");
    reload();
    post.mockImplementation(accepted);
    const { result } = setup(false, <OutboxDelivery />);
    await waitFor(() => expect(result.current.outbox).toEqual([]));
    expect([bodyOf(0), bodyOf(1)]).toMatchObject([
      { content: "First", clientId: ids[0] },
      { content: "Second", clientId: ids[1] },
    ]);
    expect(post).toHaveBeenCalledTimes(2);
    reload();
    expect(setup(false).result.current.outbox).toEqual([]);
  });

  test("are sent automatically once Marquee answers again", async () => {
    await sendOffline("Hello");
    const { result } = setup(false, <OutboxDelivery />);
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(result.current.outbox).toMatchObject([{ status: "waiting" }]);
    post.mockImplementation(accepted);
    act(() => noteAnswer());
    await waitFor(() => expect(result.current.outbox).toEqual([]));
  });

  test("stay private to their user", async () => {
    await sendOffline("Hello");
    reload("usr_2");
    expect(setup(false).result.current.outbox).toEqual([]);
    reload("usr_1");
    expect(setup(false).result.current.outbox).toMatchObject([{ content: "Hello" }]);
    forgetUser("usr_1");
    reload("usr_1");
    expect(setup(false).result.current.outbox).toEqual([]);
  });
});

describe("a message of somebody who has not confirmed their address", () => {
  const refused = () =>
    Promise.resolve(
      Response.json({ code: "email_unconfirmed", message: "Confirm.", requestId: "r" }, { status: 403 }),
    );
  const accepted = () =>
    Promise.resolve(Response.json({ id: "msg_1", isAi: false, clientId: null }, { status: 201 }));

  async function hold(): Promise<unknown> {
    openOutboxOf("usr_1");
    post.mockImplementation(refused);
    const { result } = setup(false);
    result.current.send("Hello Morgan");
    await waitFor(() => expect(result.current.outbox).toMatchObject([{ status: "held" }]));
    return bodyOf(0).clientId;
  }

  test("waits through reloads and in a new tab, and is sent once the address is confirmed", async () => {
    const clientId = await hold();
    cleanup();
    closeOutbox();
    // A new tab of the same browser, as the mailed link opens.
    sessionStorage.clear();
    openOutboxOf("usr_1");
    post.mockReset();
    post.mockImplementation(accepted);
    setup(false, <OutboxDelivery />, { confirmed: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(post).not.toHaveBeenCalled();
    cleanup();
    const { result } = setup(false, <OutboxDelivery />, { confirmed: true });
    await waitFor(() => expect(result.current.outbox).toEqual([]));
    expect(bodyOf(0)).toMatchObject({ content: "Hello Morgan", clientId });
    expect(localStorage).toHaveLength(0);
  });

  test("is gone here when another tab has sent it, and appears when another tab holds it", async () => {
    await hold();
    const { result } = setup(false);
    const key = "marquee-chat-held-usr_1";
    const stored = localStorage.getItem(key) ?? "";
    localStorage.removeItem(key);
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    expect(result.current.outbox).toEqual([]);
    localStorage.setItem(key, stored);
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    expect(result.current.outbox).toMatchObject([{ content: "Hello Morgan", status: "held" }]);
  });

  test("is forgotten when its sender signs out", async () => {
    await hold();
    forgetUser("usr_1");
    expect(localStorage).toHaveLength(0);
  });
});
