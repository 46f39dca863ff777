import type { ComponentProps, ReactNode } from "react";
import { messageOf } from "#api/http.ts";
import { Button } from "./button.tsx";
import { FileDrop } from "./file-drop.tsx";

interface Change<Input> {
  mutate: (input: Input, on?: { onSuccess: () => void }) => void;
  reset: () => void;
  isPending: boolean;
  error: unknown;
}

/** Uploads, replaces or removes a file, one action at a time, inside a card that shows it. */
export function UploadDrop(props: {
  /** The accepted files. */
  takes: Pick<ComponentProps<typeof FileDrop>, "accept" | "refusalOf">;
  copy: Readonly<
    Record<"file" | "upload" | "change" | "remove" | "limits" | "uploading" | "checking", string>
  >;
  hasFile: boolean;
  uploading: { upload: Change<File>; progress: number | null; cancel: () => void };
  /** How to remove the file, if it can be removed. */
  remove?: Change<void>;
  onUploaded: () => void;
  children?: ReactNode;
}) {
  const { copy, hasFile, takes, remove } = props;
  const { upload, progress, cancel } = props.uploading;
  const failure = upload.error ?? remove?.error ?? null;
  return (
    <FileDrop
      plain
      label={copy.file}
      button={hasFile ? copy.change : copy.upload}
      hint={copy.limits}
      accept={takes.accept}
      refusalOf={(file) => {
        remove?.reset();
        upload.reset();
        return takes.refusalOf(file);
      }}
      onFile={(file) => upload.mutate(file, { onSuccess: props.onUploaded })}
      progress={progress}
      progressText={progress !== null && progress < 1 ? copy.uploading : copy.checking}
      onCancel={cancel}
      error={failure === null ? undefined : messageOf(failure)}
      disabled={remove?.isPending ?? false}
      actions={
        hasFile &&
        remove && (
          <Button
            variant="ghost"
            pending={remove.isPending}
            disabled={upload.isPending}
            onClick={() => {
              upload.reset();
              remove.mutate();
            }}
          >
            {copy.remove}
          </Button>
        )
      }
    >
      {props.children}
    </FileDrop>
  );
}
