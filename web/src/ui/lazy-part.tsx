import {
  Component,
  type ComponentType,
  type ErrorInfo,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useState,
} from "react";
import { isLoadFailure, reloadIfReleaseIsOld } from "#api/old-release.ts";
import { noteNoAnswer, onAnswering } from "#api/reachability.ts";
import { Button } from "./button.tsx";
import { lazyPart as copy } from "./copy.ts";
import { Dialog } from "./dialog.tsx";

/**
 * What takes the place of code that could not be loaded: a line with a retry, a dialog if the part is one itself,
 * nothing, or whatever the boundary around the part shows, as for a page.
 */
type OnFailure = "inline" | "dialog" | "nothing" | "boundary";

/** A component whose code `load` fetches before it is rendered. */
export type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * A component whose code is fetched when it is first rendered or by its `load`. If that fails, only this part is
 * missing, and it is fetched again on a retry and once Marquee answers.
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  onFailure: OnFailure = "inline",
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded = await fetchCode());
  // React remembers a lazy component that failed. Once a LoadBoundary has caught its failure, this one is fetched again
  // on its next render; not earlier, or React's own second attempt would request it endlessly.
  const ask = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (error instanceof Error) renewals.set(error, () => (Current = ask()));
        throw error;
      }
    });
  let Current = ask();
  function Latest(props: Props) {
    // A lazy component waits even for code that is there, and React delays what replaces its fallback by up to 300 ms.
    const [Shown] = useState(() => loaded ?? (Current as ComponentType<Props>));
    return <Shown {...props} />;
  }
  if (onFailure === "boundary") return Object.assign(Latest, { load });
  function LazyPart(props: Props) {
    const onClose = onFailure === "dialog" && "onClose" in props ? (props.onClose as () => void) : undefined;
    return (
      <LoadBoundary
        failed={(error, retry) =>
          onFailure === "nothing" ? null : (
            <PartFailure error={error} retry={retry} {...(onClose ? { onClose } : {})} />
          )
        }
      >
        <Latest {...props} />
      </LoadBoundary>
    );
  }
  return Object.assign(LazyPart, { load });
}

/** How to refetch the code whose loading failed with a given error. */
const renewals = new WeakMap<object, () => void>();

interface LoadBoundaryProps {
  /** A different value means different content, so an earlier failure is forgotten. */
  contentKey?: string;
  failed: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface LoadBoundaryState {
  failure: { error: unknown } | null;
  contentKey: string | undefined;
}

/** Contains a failure: everything around it stays, and code that could not be fetched is requested again. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { failure: null, contentKey: this.props.contentKey };
  #stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ contentKey }: LoadBoundaryProps, state: LoadBoundaryState) {
    return contentKey === state.contentKey ? null : { failure: null, contentKey };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    if (error instanceof Error) renewals.get(error)?.();
    if (!isLoadFailure(error)) return;
    noteNoAnswer();
    this.#stopWaiting ??= onAnswering(this.#retry);
    void reloadIfReleaseIsOld();
  }

  override componentWillUnmount(): void {
    this.#stopWaiting?.();
  }

  #retry = (): void => {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.failed(failure.error, this.#retry);
  }
}

/** The failure's title, and what to do about it. */
export function failureText(error: unknown): { title: string; text: string } {
  return isLoadFailure(error)
    ? { title: copy.notLoadedTitle, text: copy.notLoadedText }
    : { title: copy.stoppedTitle, text: copy.stoppedText };
}

function PartFailure({ error, retry, onClose }: { error: unknown; retry: () => void; onClose?: () => void }) {
  const { title, text } = failureText(error);
  const button = (
    <Button size="sm" onClick={retry}>
      {copy.tryAgain}
    </Button>
  );
  if (onClose)
    return (
      <Dialog title={title} onClose={onClose}>
        <p role="alert" className="-mt-3 mb-4 text-muted">
          {text}
        </p>
        {button}
      </Dialog>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4 text-sm text-muted">
      <span>{text}</span>
      {button}
    </div>
  );
}
