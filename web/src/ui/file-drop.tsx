import { clsx } from "clsx";
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { messageOf } from "#api/http.ts";
import { Button } from "./button.tsx";
import { fileDrop as copy } from "./form-copy.ts";
import { Icon } from "./icon.tsx";

/**
 * Accepts one file: chosen with the button, dropped here, or pasted while focus is inside. Problems are detected
 * before anything is sent; progress is shown and announced, and the upload can be canceled.
 */
export function FileDrop(props: {
  /** The name of the file input, such as "Photo file". */
  label: string;
  button: string;
  hint: string;
  /** The media types that the file picker offers. */
  accept: readonly string[];
  /** Why a file would be refused. */
  refusalOf: (file: File) => Promise<string | undefined>;
  onFile: (file: File) => void;
  /** The fraction uploaded, from 0 to 1; null while nothing is in progress. */
  progress: number | null;
  /** Announced during the upload. */
  progressText?: string;
  onCancel: () => void;
  /** Why the last file was not accepted. */
  error?: string | undefined;
  disabled?: boolean;
  /** Whether it has no frame of its own, for use inside a card. */
  plain?: boolean;
  /** Additional buttons, such as one that removes the file. */
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { progress } = props;
  const [refused, setRefused] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const isBusy = progress !== null;
  const takesFiles = !isBusy && !props.disabled;
  const error = refused ?? props.error;

  useEffect(() => {
    // The file is being handled in another way, such as removed.
    if (props.disabled) setRefused(undefined);
  }, [props.disabled]);

  async function acceptFile(file: File | undefined): Promise<void> {
    if (!file || !takesFiles) return;
    const refusal = await props.refusalOf(file).catch(messageOf);
    setRefused(refusal);
    if (refusal === undefined) props.onFile(file);
  }

  function onDrag(event: DragEvent<HTMLElement>): void {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = takesFiles ? "copy" : "none";
    setIsOver(takesFiles);
  }

  function onDrop(event: DragEvent<HTMLElement>): void {
    event.preventDefault();
    setIsOver(false);
    void acceptFile(event.dataTransfer.files[0]);
  }

  function onPaste(event: ClipboardEvent<HTMLElement>): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void acceptFile(event.clipboardData.files[0]);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping and pasting are shortcuts for the button
    <div
      className={clsx(
        "flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-5 gap-y-3",
        !props.plain && "rounded-lg border border-dashed border-line-strong p-4",
        isOver && "bg-lamp-soft outline-2 outline-offset-2 outline-lamp-text outline-dashed",
      )}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <div className="min-w-0 flex-1 basis-60">
        {props.children}
        {error === undefined ? (
          <p id={noteId} className="text-sm text-muted" aria-live="polite">
            {isBusy ? (props.progressText ?? copy.sending) : props.hint}
            {!isBusy && <span className="pointer-coarse:hidden"> {copy.dropOrPaste}</span>}
          </p>
        ) : (
          <p id={noteId} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
            <Icon name="circle-alert" className="mt-0.75 size-3.5 shrink-0" />
            {error}
          </p>
        )}
        <progress
          aria-label={copy.progress}
          max={1}
          value={progress ?? 0}
          hidden={!isBusy}
          className="mt-2 block h-1.5 w-full max-w-60 overflow-hidden rounded-full accent-[var(--lamp-text)]"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={props.accept.join(",")}
          aria-label={props.label}
          className="sr-only"
          tabIndex={-1}
          disabled={props.disabled}
          onChange={(event) => {
            void acceptFile(event.target.files?.[0]);
            // Allows choosing the same file again after it was refused.
            event.target.value = "";
          }}
        />
        <Button
          ref={button}
          pending={isBusy}
          disabled={props.disabled}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          {props.button}
        </Button>
        {/* A fully uploaded file is already being processed, so it is too late to cancel. */}
        {isBusy && progress < 1 && (
          <Button
            variant="ghost"
            onClick={() => {
              button.current?.focus();
              props.onCancel();
            }}
          >
            {copy.cancel}
          </Button>
        )}
        {props.actions}
      </div>
    </div>
  );
}
