/** Every text about deliveries: files, proofs, and what is still owed. */

import { sentence } from "@marquee/contracts/text/sentence";

/** Said wherever such a file is uploaded or downloaded. */
const notScannedText = "PDFs are kept as they are and not scanned for viruses.";

export const proof = {
  title: "Proof",
  file: (benefit: string) => sentence`Proof file: ${benefit}`,
  upload: "Upload proof",
  change: "Replace proof",
  remove: "Remove proof",
  limits: sentence`JPEG, PNG, GIF, or PDF, up to 4 MB. ${notScannedText}`,
  uploading: "Uploading",
  checking: "Checking the file",
  named: (benefit: string) => sentence`Proof of ${benefit}`,
} as const;

export const fileLink = {
  notScanned: " (not scanned for viruses)",
} as const;

export const filesCard = {
  title: "Files",
  empty: (name: string) =>
    sentence`No files yet. Files that you or ${name} add show up here, with proofs and the signed contract.`,
  contract: (version: number) => sentence`Contract, version ${version}`,
  contractFacts: (at: string) => sentence`Signed by both sides · ${at}`,
  facts: (name: string, size: string, at: string) => sentence`${name} · ${size} · ${at}`,
  proves: (benefit: string) => sentence`Proof of ${benefit}`,
  remove: "Remove",
  removeNamed: (name: string) => sentence`Remove: ${name}`,
  removeTitle: "Remove this file?",
  removeText: (file: string, name: string) =>
    sentence`${file} will be deleted, and ${name} can no longer open it.`,
  removeConfirm: "Remove file",
} as const;

export const addFile = {
  file: "File for this deal",
  upload: "Add file",
  change: "Add file",
  remove: "Remove",
  limits: (name: string) =>
    sentence`${name} can open it. JPEG, PNG, GIF, or PDF, up to 4 MB. ${notScannedText}`,
  uploading: "Uploading",
  checking: "Checking the file",
} as const;

export const upload = {
  wrongType: "Choose a JPEG, PNG, GIF, or PDF",
} as const;

export const unprintableNote = (characters: readonly string[], further: number) =>
  sentence`The PDF can't show ${characters.join(", ")}${further > 0 ? sentence` and ${further} more` : ""}. It prints the number in place of the character.`;
