import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The lines that another program reads in a PDF. */
export async function linesInPdf(file: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(file);
  const text = [...pdf.pages()].map((page) => page.getText()).join("\n");
  pdf.destroy();
  library.destroy();
  return text.split(/[\r\n]+/);
}

/**
 * The same without spaces and line ends, which that program guesses from where letters stand, and without marks that
 * nobody sees.
 */
export async function lettersInPdf(file: Uint8Array): Promise<string> {
  return lettersIn((await linesInPdf(file)).join(""));
}

/** A text as `lettersInPdf` has it. */
export function lettersIn(text: string): string {
  return text.normalize("NFC").replaceAll(/[\s\p{Default_Ignorable_Code_Point}\ufffe]/gu, "");
}
