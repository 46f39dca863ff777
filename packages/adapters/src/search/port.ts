/** What a search engine keeps: a text that it is found by, and what it answers with. */
export interface SearchDocument {
  /** Unique among all documents. */
  id: string;
  /** What is searched at once; documents of other groups are not found. */
  group: string;
  /** By which a group is sorted; unique in it. */
  place: string;
  /** Letters folded, parts in lines. */
  text: string;
  body: string;
}

/**
 * A search engine beside the table. Whatever it answers is some seconds behind what was written. Its name for the index
 * contains the format of the documents, so that two releases side by side have one each.
 */
export interface SearchEngine {
  /** Whether the index was once filled to its end. */
  isBuilt(): Promise<boolean>;
  /** Makes the index if there is none. */
  prepare(): Promise<void>;
  markBuilt(): Promise<void>;
  /** All documents of a group whose text contains every word somewhere, also inside of a word; sorted by place. */
  find(group: string, words: readonly string[]): Promise<SearchDocument[]>;
  /**
   * Puts and removes documents. For each id the highest version wins, whenever it arrives; equal ones replace each
   * other.
   * @param version milliseconds; when what is written was read
   */
  write(changes: SearchChanges, version: number): Promise<void>;
}

export interface SearchChanges {
  put: readonly SearchDocument[];
  /** Ids of documents, which need not exist. */
  remove: readonly string[];
}
