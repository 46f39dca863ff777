import regular from "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf";
import bold from "@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf";
import { sharpBoards } from "@marquee/adapters/pictures/live-boards";

/** Makes pictures of boards in the fonts that are part of the bundle. */
export const liveBoards = () => sharpBoards({ regular, bold });
