/** Private files that belong to users, such as concept boards. */
export interface FileStore {
  put(key: string, body: string, contentType: string): Promise<void>;
  /** The file's text, or undefined when there is none. */
  get(key: string): Promise<string | undefined>;
}
