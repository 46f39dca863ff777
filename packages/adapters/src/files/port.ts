/** Reads private files that belong to users, such as concept boards. */
export interface FileReader {
  /** The file's text, or undefined when there is none. */
  get(key: string): Promise<string | undefined>;
}

/** Writes such files. */
export interface FileWriter {
  put(key: string, body: string, contentType: string): Promise<void>;
}

/** The same for files that are not text, such as pictures. */
export interface BinaryFiles {
  putBytes(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** The file's bytes, or undefined when there is none. @throws FileTooLarge above `maxBytes`, without reading it */
  getBytes(key: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
}

/** A stored file is larger than the caller accepts. */
export class FileTooLarge extends Error {
  constructor(key: string) {
    super(`${key} is too large`);
    this.name = "FileTooLarge";
  }
}

/** Removes all files of an account. */
export interface FileEraser {
  /** Removes every file whose key starts with `prefix`, and returns how many there were. */
  removeUnder(prefix: string): Promise<number>;
  /** Notes, outside of the table, what is erased, such as an account's id: a table that is restored erases it again. */
  noteErased(note: string): Promise<void>;
}

/** A file that is not now as it was. */
export interface FileChange {
  key: string;
  /** The version that it was; null if there was no such file. */
  version: string | null;
}

/** The files as they were, in a bucket that keeps versions; for commands, since no function may list versions. */
export interface PastFiles {
  /** What was noted as erased. */
  erasedAccounts(): Promise<string[]>;
  /** What is not as it was at a time (epoch milliseconds), without uploads that nobody took into use. */
  changedSince(atMs: number): AsyncIterable<FileChange>;
  /** Makes a file again what it was. */
  putBack(change: FileChange): Promise<void>;
}

/** The terms that an upload must meet. */
export interface UploadTerms {
  key: string;
  contentType: string;
  sizeBytes: number;
  lifeSeconds: number;
}

export interface UploadSigner {
  /**
   * A signed address to PUT one file to: its path and query on the store, and the required headers. The store itself
   * refuses another size or type, or a late upload.
   */
  signUpload(terms: UploadTerms): Promise<{ path: string; headers: Record<string, string> }>;
}
