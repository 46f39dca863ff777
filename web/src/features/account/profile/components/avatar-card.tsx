import type { User } from "@marquee/contracts/account/auth";
import { userRoleLabels } from "@marquee/contracts/enums";
import { toast } from "#toasts/toast.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { PictureDrop } from "#ui/picture-drop.tsx";
import { useUploadAvatar } from "../api/create-avatar-upload.ts";
import { useDeleteAvatar } from "../api/delete-avatar.ts";
import { avatarCard as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** The user's name, with a picture that can be changed. */
export function AvatarCard({ user }: { user: User }) {
  const uploading = useUploadAvatar();
  const remove = useDeleteAvatar();
  return (
    <Card aria-label={copy.label} className="flex flex-wrap items-center gap-x-5 gap-y-4 px-5 py-5">
      <Avatar name={user.name} src={user.avatar} className="size-20 text-2xl" />
      <PictureDrop
        copy={copy}
        hasPicture={user.avatar !== null}
        uploading={uploading}
        remove={remove}
        onUploaded={() => toast(toasts.avatarSaved)}
      >
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lg font-semibold break-words">{user.name}</span>
          {user.isPartner && <Badge tone="lamp">{copy.partner}</Badge>}
          <Badge>{userRoleLabels[user.role]}</Badge>
        </p>
      </PictureDrop>
    </Card>
  );
}
