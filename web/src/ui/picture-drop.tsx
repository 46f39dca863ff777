import { pictureTypes } from "@marquee/contracts/enums";
import type { ComponentProps } from "react";
import { pictureRefusalOf } from "#api/upload-picture.ts";
import { UploadDrop } from "./upload-drop.tsx";

const pictures = { accept: pictureTypes, refusalOf: pictureRefusalOf };

/** Uploads, replaces or removes a picture, one action at a time, inside a card that shows it. */
export function PictureDrop(
  props: Omit<ComponentProps<typeof UploadDrop>, "takes" | "hasFile"> & { hasPicture: boolean },
) {
  const { hasPicture, ...rest } = props;
  return <UploadDrop {...rest} takes={pictures} hasFile={hasPicture} />;
}
