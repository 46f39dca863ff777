import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ApiError, sentenceOf } from "#api/http.ts";
import { supportPath } from "#routing/paths.ts";
import { Button, LinkButton } from "./button.tsx";
import { states as copy } from "./copy.ts";
import { CopyButton } from "./copy-button.tsx";
import { type Drawing, EmptyDrawing } from "./empty-drawing.tsx";

/** `h1` where the state is the whole page. */
type TitleElement = "h1" | "h2";

/** An unlit sign for an empty state: nothing here yet, and the one action to change that. */
export function EmptyState({
  titleAs: Title = "h2",
  ...props
}: {
  title: string;
  titleAs?: TitleElement;
  children?: ReactNode;
  action?: ReactNode;
  /** What the list would hold, where it has a drawing of its own. */
  drawing?: Drawing;
  /** What an entry of the list will look like. */
  example?: ExampleEntry;
  className?: string;
}) {
  return (
    <div className={clsx("flex flex-col items-center px-6 py-10 text-center", props.className)}>
      {props.drawing ? <EmptyDrawing of={props.drawing} /> : <UnlitSign />}
      <Title className="mt-4 text-base">{props.title}</Title>
      {props.children !== undefined && <p className="mt-1 max-w-sm text-base text-muted">{props.children}</p>}
      {props.action !== undefined && (
        <div className="mt-4 flex flex-wrap justify-center gap-2">{props.action}</div>
      )}
      {props.example && <Example {...props.example} />}
    </div>
  );
}

/** An entry as a list will have it: its name, what it says about it, and what stands at its end. */
export interface ExampleEntry {
  name: string;
  about: string;
  end: string;
}

/** It says what it is, and nothing in it can be opened: the one thing to do is the action above it. */
function Example({ name, about, end }: ExampleEntry) {
  return (
    <figure className="mt-6 w-full max-w-md text-left">
      <figcaption className="mb-1.5 text-xs text-muted">{copy.example}</figcaption>
      <div className="flex items-baseline justify-between gap-4 rounded-lg border border-dashed border-line-strong px-4 py-3">
        <p className="min-w-0 text-muted">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm">{about}</span>
        </p>
        <p className="shrink-0 text-muted">{end}</p>
      </div>
    </figure>
  );
}

function UnlitSign() {
  return (
    <svg viewBox="0 0 64 36" className="h-9 w-16 text-line-strong" fill="none" aria-hidden>
      <rect x="6" y="6" width="52" height="24" rx="5" stroke="currentColor" strokeWidth="1.5" />
      <rect
        x="1.5"
        y="1.5"
        width="61"
        height="33"
        rx="8"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0.1 6.2"
      />
      <path
        d="M17 18h30"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeDasharray="10 4"
      />
    </svg>
  );
}

/**
 * What went wrong, what to do, and the id that support can look up. What is not there, or not this reader's to see,
 * is no failure: nothing is to be tried again or looked up.
 */
export function ErrorState({
  titleAs: Title = "h2",
  ...props
}: {
  title: string;
  titleAs?: TitleElement;
  error: unknown;
  onRetry: () => void;
  className?: string;
}) {
  if (props.error instanceof ApiError && props.error.code === "not_found")
    return (
      <div role="alert" className={props.className}>
        <EmptyState title={copy.goneTitle} titleAs={Title}>
          {copy.gone}
        </EmptyState>
      </div>
    );
  const requestId = props.error instanceof ApiError ? props.error.requestId : null;
  return (
    <div role="alert" className={clsx("flex flex-col items-center px-6 py-10 text-center", props.className)}>
      <Title className="text-base">{props.title}</Title>
      <p className="mt-1 max-w-sm text-muted">{sentenceOf(props.error)}</p>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
        <Button size="sm" onClick={props.onRetry}>
          {copy.tryAgain}
        </Button>
        {requestId !== null && (
          <>
            <CopyButton text={requestId} label={copy.request(requestId.slice(0, 12))} className="font-mono" />
            <ContactSupport reference={requestId} />
          </>
        )}
      </div>
    </div>
  );
}

/** Leads to the form that says what happened, and where. */
function ContactSupport({ reference }: { reference: string }) {
  const { pathname } = useLocation();
  // Whoever knows the address of a shared page may open it.
  const page = pathname.startsWith("/shared/") ? {} : { page: pathname };
  return (
    <LinkButton size="sm" variant="ghost" to={supportPath({ ...page, reference })}>
      {copy.contactSupport}
    </LinkButton>
  );
}
