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

/** A list whose content is higher than its window; it goes no further than its end, as in a browser. */
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

describe("who reads the end of a list", () => {
  test("starts there, and stays there while text grows", () => {
    render(<List first="a" />);
    expect(top).toBe(end());
    contentHeight += 50;
    act(tellResized);
    expect(top).toBe(end());
  });

  test("stays there when much has grown before the browser tells of the scrolling to where the end was", () => {
    render(<List first="a" />);
    contentHeight += 400;
    fireEvent.scroll(list());
    expect(screen.queryByRole("button", { name: "Jump" })).toBeNull();
    act(tellResized);
    expect(top).toBe(end());
  });

  test("leaves it by scrolling up, is not pulled back, and is taken back by a button", () => {
    render(<List first="a" />);
    scrollTo(500);
    contentHeight += 400;
    act(tellResized);
    expect(top).toBe(500);
    fireEvent.click(screen.getByRole("button", { name: "Jump" }));
    expect(top).toBe(end());
    expect(screen.queryByRole("button", { name: "Jump" })).toBeNull();
  });

  test("follows again who scrolled back to it, and not who stopped on the way", () => {
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

  test("keeps what is read in place when older messages come in above", () => {
    const { rerender } = render(<List first="b" />);
    scrollTo(500);
    contentHeight += 1_000;
    rerender(<List first="a" />);
    expect(top).toBe(1_500);
  });
});
