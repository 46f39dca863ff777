import regular from "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf";
import bold from "@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf";
import { pdfDocuments } from "@marquee/adapters/documents/live";

/** Renders PDFs with the fonts from the bundle. */
export const liveDocuments = () => pdfDocuments({ regular, bold });
