import { sharpBoards } from "@marquee/adapters/pictures/live-boards";
import { installedFonts } from "./fonts.ts";

/** Renders boards as images. */
export const liveBoards = () => sharpBoards(installedFonts);
