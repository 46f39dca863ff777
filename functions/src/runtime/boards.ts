import regular from "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf";
import bold from "@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf";
import { sharpBoards } from "@marquee/adapters/pictures/live-boards";

/** Renders boards as images with the fonts from the bundle. */
export const liveBoards = () => sharpBoards({ regular, bold });
