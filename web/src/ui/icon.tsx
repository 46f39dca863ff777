import { clsx } from "clsx";
import sprite from "../assets/icons.svg";

/** Every icon of src/assets/icons.svg; a test holds the two together. */
export type IconName =
  | "archive"
  | "archive-restore"
  | "arrow-left"
  | "arrow-up"
  | "bell"
  | "book-open"
  | "bookmark-check"
  | "calendar-days"
  | "calendar-search"
  | "chart-column"
  | "chart-no-axes-combined"
  | "check"
  | "chevron-down"
  | "chevron-right"
  | "circle-alert"
  | "circle-check"
  | "circle-help"
  | "circle-slash"
  | "coins"
  | "compass"
  | "copy"
  | "corner-down-left"
  | "credit-card"
  | "download"
  | "ellipsis"
  | "eye"
  | "eye-off"
  | "file-text"
  | "hand-coins"
  | "handshake"
  | "image-off"
  | "layout-dashboard"
  | "lightbulb"
  | "log-out"
  | "megaphone"
  | "menu"
  | "message-square-text"
  | "monitor"
  | "moon"
  | "panel-left"
  | "pencil"
  | "refresh-cw"
  | "search"
  | "server"
  | "settings"
  | "shield-check"
  | "smartphone"
  | "sparkles"
  | "square"
  | "sun"
  | "trash"
  | "trending-up"
  | "user"
  | "user-round-cog"
  | "users"
  | "users-round"
  | "x";

/** An icon beside words, or within a control that has a name; never the only name of anything. One image file holds all. */
export function Icon({
  name,
  className,
  strokeWidth = 1.9,
}: {
  name: IconName;
  className?: string;
  strokeWidth?: number;
}) {
  return (
    <svg
      aria-hidden
      className={clsx("icon", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
