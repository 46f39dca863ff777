import { Suspense, useEffect, useId, useRef, useState } from "react";
import { isSingleKey } from "#lib/single-keys.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { searchBox as copy } from "../copy.ts";

const SearchPanel = lazyPart(async () => (await import("./search-panel.tsx")).SearchPanel);

/** Search over pages, the user's campaigns and credit packages. Its panel is loaded when the box is first used. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | undefined>();
  const listId = useId();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const palette = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!palette && !isSingleKey(event, "/")) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  const close = () => {
    setOpen(false);
    setText("");
    setActive(undefined);
  };

  return (
    <div role="search" className="relative min-w-0 flex-1 sm:max-w-sm">
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
        aria-controls={listId}
        aria-activedescendant={open ? active : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K Meta+K /"
        autoComplete="off"
        placeholder={copy.searchEventsSponsors}
        value={text}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        className="peer h-9 w-full rounded-lg border border-line bg-surface pr-3 pl-9 text-base placeholder:text-faint hover:border-line-strong sm:pr-12 pointer-coarse:h-10"
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded border border-line bg-sunken px-1.5 font-sans text-2xs text-faint peer-focus:hidden max-sm:hidden"
      >
        {copy.ctrlK}
      </kbd>
      <Suspense fallback={null}>
        {open && (
          <SearchPanel text={text} listId={listId} input={input} onActive={setActive} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
