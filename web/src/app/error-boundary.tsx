import { Component, type ReactNode } from "react";
import { readStored, writeStored } from "#lib/storage.ts";
import { Button } from "#ui/button.tsx";
import { Mark } from "#ui/mark.tsx";
import { errorBoundary as copy } from "./copy.ts";

const reloadedKey = "marquee-reloaded-at";

/** A page of an older release asks for files that a deployment has replaced: one reload brings the new ones. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
  );
}

/** The last resort: says what happened instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const reloadedAtMs = Number(readStored(reloadedKey, "session") ?? 0);
    if (!isMissingFile(error) || Date.now() - reloadedAtMs < 60_000) return;
    writeStored(reloadedKey, String(Date.now()), "session");
    location.reload();
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center p-6 text-center">
        <div role="alert">
          <Mark className="mx-auto size-10" />
          <h1 className="mt-5 text-xl">{copy.thisPageStoppedWorking}</h1>
          <p className="mt-1 max-w-sm text-muted">{copy.nothingThatWasSavedIs}</p>
          <Button variant="primary" className="mt-5" onClick={() => location.reload()}>
            {copy.reload}
          </Button>
        </div>
      </main>
    );
  }
}
