// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useFollowEnd } from "./use-follow-end.ts";

const windowHeight = 600;
let contentHeight = 0;
let top = 0;
let tellResized = () => {};

beforeEach(() => {
  contentHeight = 2_000;
  top = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        tellResized = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list whose content is taller than its viewport; it cannot scroll past its end, as in a browser. */
function List({ first }: { first: string }) {
  const list = useRef<HTMLDivElement>(null);
  const { isAway, jump } = useFollowEnd(list, first);
  return (
    <>
      <div
        ref={(element) => {
          list.current = element;
          if (!element) return;
          element.style.overflowY = "auto";
          Object.defineProperties(element, {
            clientHeight: { configurable: true, get: () => windowHeight },
            scrollHeight: { configurable: true, get: () => contentHeight },
            scrollTop: {
              configurable: true,
              get: () => top,
              set: (to: number) => {
                top = Math.max(0, Math.min(to, contentHeight - windowHeight));
              },
            },
          });
        }}
        data-testid="list"
      >
        <div />
      </div>
      {isAway && (
        <button type="button" onClick={jump}>
          Jump
        </button>
      )}
    </>
  );
}

const list = () => screen.getByTestId("list");
const end = () => contentHeight - windowHeight;

function scrollTo(to: number): void {
  list().scrollTop = to;
  fireEvent.scroll(list());
}

describe("a user at the end of a list", () => {
  test("starts there, and stays there while text grows", () => {
    render(<List first="a" />);
    expect(top).toBe(end());
    contentHeight += 50;
    act(tellResized);
    expect(top).toBe(end());
  });

  test("stays there when much has grown before the browser reports the scrolling to the old end", () => {
    render(<List first="a" />);
    contentHeight += 400;
    fireEvent.scroll(list());
    expect(screen.queryByRole("button", { name: "Jump" })).toBeNull();
    act(tellResized);
    expect(top).toBe(end());
  });

  test("leaves it by scrolling up, is not pulled back, and returns with a button", () => {
    render(<List first="a" />);
    scrollTo(500);
    contentHeight += 400;
    act(tellResized);
    expect(top).toBe(500);
    fireEvent.click(screen.getByRole("button", { name: "Jump" }));
    expect(top).toBe(end());
    expect(screen.queryByRole("button", { name: "Jump" })).toBeNull();
  });

  test("is followed again after scrolling back to the end, but not after stopping on the way", () => {
    render(<List first="a" />);
    scrollTo(500);
    scrollTo(900);
    contentHeight += 400;
    act(tellResized);
    expect(top).toBe(900);
    scrollTo(end() - 20);
    contentHeight += 400;
    act(tellResized);
    expect(top).toBe(end());
  });

  test("keeps their place when older messages are added above", () => {
    const { rerender } = render(<List first="b" />);
    scrollTo(500);
    contentHeight += 1_000;
    rerender(<List first="a" />);
    expect(top).toBe(1_500);
  });
});
