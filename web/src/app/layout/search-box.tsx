import { clsx } from "clsx";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { meantKey } from "#browser/meant-key.ts";
import { isSingleKey } from "#browser/single-keys.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { searchBox as copy } from "../copy.ts";
import { onSearchAsked } from "./ask-search.ts";

const SearchPanel = lazyPart(async () => (await import("./search-panel.tsx")).SearchPanel);

/** Searches pages, actions and what the server finds. Its panel is loaded when the box is first used. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  // The id of the open panel's list, for screen readers.
  const [listId, setListId] = useState<string | undefined>();
  const [active, setActive] = useState<string | undefined>();

  /** The box may be collapsed: it has to be visible before it can take focus. */
  function start(): void {
    flushSync(() => setOpen(true));
    input.current?.focus();
    input.current?.select();
  }
  const onStart = useEffectEvent(start);

  useEffect(() => {
    const stopListening = onSearchAsked(() => onStart());
    const onKey = (event: KeyboardEvent) => {
      const palette = meantKey(event).toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!palette && !isSingleKey(event, "/")) return;
      event.preventDefault();
      onStart();
    };
    addEventListener("keydown", onKey);
    return () => {
      stopListening();
      removeEventListener("keydown", onKey);
    };
  }, []);

  const noteOptions = (list: string | undefined, option: string | undefined) => {
    setListId(list);
    setActive(option);
  };

  const close = () => {
    setOpen(false);
    setText("");
    noteOptions(undefined, undefined);
  };

  return (
    <>
      <IconButton label={copy.search} className={clsx("sm:hidden", open && "hidden")} onClick={start}>
        <Icon name="search" />
      </IconButton>
      <div
        role="search"
        className={clsx(
          "min-w-0 flex-1 sm:relative sm:max-w-sm",
          // Where there is no room for a box it is an icon, and the box covers the bar while in use.
          open ? "max-sm:absolute max-sm:inset-x-2 max-sm:z-10 max-sm:bg-canvas" : "max-sm:hidden",
        )}
      >
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={copy.search}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open ? active : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K Meta+K /"
          autoComplete="off"
          placeholder={copy.placeholder}
          value={text}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          className="peer h-9 w-full rounded-lg border border-control bg-surface pr-3 pl-9 text-base placeholder:text-faint hover:border-line-strong sm:pr-12 pointer-coarse:h-10"
        />
        <kbd
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded border border-line bg-sunken px-1.5 font-sans text-2xs text-faint peer-focus:hidden max-sm:hidden"
        >
          {copy.shortcut}
        </kbd>
        <Suspense fallback={null}>
          {open && <SearchPanel text={text} input={input} onOptions={noteOptions} onClose={close} />}
        </Suspense>
      </div>
    </>
  );
}
