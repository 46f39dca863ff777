import { userRoleLabels } from "@marquee/contracts/enums";
import type { User } from "@marquee/contracts/http/auth";
import { avatarTypes } from "@marquee/contracts/http/profile";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { accountCopy } from "#lib/account-copy.ts";
import { messageOf } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { refusalOf, useUploadAvatar } from "../api/create-avatar-upload.ts";
import { useDeleteAvatar } from "../api/delete-avatar.ts";
import { avatarCard as copy } from "../copy.ts";

/** Who this is, with a picture that can be changed. */
export function AvatarCard({ user }: { user: User }) {
  const { upload, progress } = useUploadAvatar();
  const remove = useDeleteAvatar();
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const failure = refused ?? failureOf(upload.error ?? remove.error);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it was refused.
    event.target.value = "";
    if (!file) return;
    remove.reset();
    upload.reset();
    const refusal = refusalOf(file);
    setRefused(refusal);
    if (refusal === undefined) upload.mutate(file, { onSuccess: () => void toast(accountCopy.avatarSaved) });
  }

  return (
    <Card aria-label={copy.label} className="flex flex-wrap items-center gap-x-5 gap-y-4 px-5 py-5">
      <Avatar name={user.name} src={user.avatar} className="size-20 text-2xl" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lg font-semibold break-words">{user.name}</span>
          {user.isPartner && <Badge tone="lamp">{copy.partner}</Badge>}
          <Badge>{userRoleLabels[user.role]}</Badge>
        </p>
        {failure === undefined ? (
          <p id={noteId} className="text-sm text-muted" aria-live="polite">
            {progress === null ? copy.limits : progressText(progress)}
          </p>
        ) : (
          <p id={noteId} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
            <Icon name="circle-alert" className="mt-0.75 size-3.5" />
            {failure}
          </p>
        )}
        <progress
          aria-label={copy.uploadProgress}
          max={1}
          value={progress ?? 0}
          hidden={progress === null}
          className="mt-2 block h-1.5 w-full max-w-60 overflow-hidden rounded-full accent-[var(--lamp-text)]"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={avatarTypes.join(",")}
          aria-label={copy.file}
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <Button
          pending={upload.isPending}
          disabled={remove.isPending}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          {user.avatar === null ? copy.upload : copy.change}
        </Button>
        {user.avatar !== null && (
          <Button
            variant="ghost"
            pending={remove.isPending}
            disabled={upload.isPending}
            onClick={() => {
              setRefused(undefined);
              upload.reset();
              remove.mutate();
            }}
          >
            {copy.remove}
          </Button>
        )}
      </div>
    </Card>
  );
}

function progressText(progress: number): string {
  return progress < 1 ? copy.uploading : copy.checking;
}

function failureOf(error: Error | null): string | undefined {
  return error === null ? undefined : messageOf(error);
}
