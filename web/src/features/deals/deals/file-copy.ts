/** Every text about deliveries: files, proofs, and what is still owed. */

/** Said wherever such a file is uploaded or downloaded. */
const notScannedText = "PDFs are kept as they are and not scanned for viruses.";

export const proof = {
  title: "Proof",
  file: (benefit: string) => `Proof file: ${benefit}`,
  upload: "Upload proof",
  change: "Replace proof",
  remove: "Remove proof",
  limits: `JPEG, PNG, GIF, or PDF, up to 4 MB. ${notScannedText}`,
  uploading: "Uploading",
  checking: "Checking the file",
  named: (benefit: string) => `Proof of ${benefit}`,
} as const;

export const fileLink = {
  notScanned: " (not scanned for viruses)",
} as const;

export const filesCard = {
  title: "Files",
  empty: (name: string) =>
    `No files yet. Files that you or ${name} add show up here, with proofs and the signed contract.`,
  contract: (version: number) => `Contract, version ${version}`,
  contractFacts: (at: string) => `Signed by both sides · ${at}`,
  facts: (name: string, size: string, at: string) => `${name} · ${size} · ${at}`,
  proves: (benefit: string) => `Proof of ${benefit}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove: ${name}`,
  removeTitle: "Remove this file?",
  removeText: (file: string, name: string) => `${file} will be deleted, and ${name} can no longer open it.`,
  removeConfirm: "Remove file",
} as const;

export const addFile = {
  file: "File for this deal",
  upload: "Add file",
  change: "Add file",
  remove: "Remove",
  limits: (name: string) => `${name} can open it. JPEG, PNG, GIF, or PDF, up to 4 MB. ${notScannedText}`,
  uploading: "Uploading",
  checking: "Checking the file",
} as const;

export const upload = {
  wrongType: "Choose a JPEG, PNG, GIF, or PDF",
} as const;
