import { numberText } from "@marquee/contracts/text/formats";
import { formatCount } from "./format.ts";

/** Formats a file size: "340 KB" or "1.2 MB". The first screens don't load it. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_024
    ? `${formatCount(kilobytes)} KB`
    : `${numberText(bytes / 1_024 ** 2, { decimals: 1 })} MB`;
}
