import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { failureText, LoadBoundary } from "#ui/lazy-part.tsx";
import { Mark } from "#ui/mark.tsx";
import { errorBoundary as copy } from "./copy.ts";

/** The last resort: shows what happened instead of a blank page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <LoadBoundary
      failed={(error, retry) => (
        <main className="grid min-h-dvh place-items-center p-6 text-center">
          <FailureNotice error={error} onRetry={retry} withMark />
        </main>
      )}
    >
      {children}
    </LoadBoundary>
  );
}

/** A page that failed, inside a frame that still works. */
export function PageFailure(props: { error: unknown; onRetry: () => void }) {
  return (
    <div className="grid flex-1 place-items-center px-4 py-10 text-center">
      <FailureNotice {...props} />
    </div>
  );
}

function FailureNotice(props: { error: unknown; onRetry: () => void; withMark?: boolean }) {
  const { title, text } = failureText(props.error);
  return (
    <div role="alert">
      {props.withMark && <Mark className="mx-auto mb-5 size-10" />}
      <h1 className="text-xl">{title}</h1>
      <p className="mt-1 max-w-sm text-muted">{text}</p>
      <div className="mt-5 flex justify-center gap-2">
        <Button variant="primary" onClick={props.onRetry}>
          {copy.tryAgain}
        </Button>
        <Button onClick={() => location.reload()}>{copy.reload}</Button>
      </div>
    </div>
  );
}
