import { type IdKind, type Ids, idPrefixes } from "@marquee/core/ids";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ids that sort by time like real ones and are the same in every run. */
export function seededIds(): Ids {
  let count = 0;
  return {
    next(kind: IdKind, epochMs: number): string {
      count += 1;
      return `${idPrefixes[kind]}_${base32(epochMs, 10)}${base32(count, 16)}`;
    },
    token(): string {
      count += 1;
      return `token-${String(count).padStart(37, "0")}`;
    },
    digits(places: number): string {
      count += 1;
      return String(count % 10 ** places).padStart(places, "0");
    },
  };
}

function base32(value: number, length: number): string {
  let rest = value;
  let text = "";
  for (let place = 0; place < length; place++) {
    text = (alphabet[rest % 32] ?? "0") + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
