import { pdfDocuments } from "@marquee/adapters/documents/live";
import { installedFonts } from "./fonts.ts";

/** Renders PDFs. */
export const liveDocuments = () => pdfDocuments(installedFonts);
