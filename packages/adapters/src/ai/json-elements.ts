/**
 * Finds the complete elements of one array while its JSON is still arriving, such as the ideas in
 * `{"ideas":[{…},{…}`. Elements are objects; an object that is not closed yet is not emitted.
 */
export class JsonElements {
  readonly #key: string;
  #text = "";
  #at = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #stringFrom = 0;
  #lastString = "";
  /** The depth of the wanted array: undefined until it starts. */
  #arrayDepth: number | undefined;
  #elementFrom = 0;

  constructor(key: string) {
    this.#key = key;
  }

  /** Everything received so far. */
  get text(): string {
    return this.#text;
  }

  /** Takes the next piece and returns the JSON text of each element that it completed. */
  push(piece: string): string[] {
    this.#text += piece;
    const complete: string[] = [];
    for (; this.#at < this.#text.length; this.#at += 1) {
      const element = this.#read(this.#text.charAt(this.#at));
      if (element !== undefined) complete.push(element);
    }
    return complete;
  }

  #read(character: string): string | undefined {
    if (this.#inString) {
      this.#readInString(character);
      return undefined;
    }
    switch (character) {
      case '"':
        this.#inString = true;
        this.#stringFrom = this.#at + 1;
        return undefined;
      case "{":
      case "[":
        return this.#open(character);
      case "}":
      case "]":
        return this.#close();
      default:
        return undefined;
    }
  }

  #readInString(character: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (character === "\\") this.#escaped = true;
    else if (character === '"') {
      this.#inString = false;
      this.#lastString = this.#text.slice(this.#stringFrom, this.#at);
    }
  }

  #open(character: "{" | "["): undefined {
    this.#depth += 1;
    if (
      this.#arrayDepth === undefined &&
      character === "[" &&
      this.#depth === 2 &&
      this.#lastString === this.#key
    ) {
      this.#arrayDepth = this.#depth;
    } else if (character === "{" && this.#depth === (this.#arrayDepth ?? Number.NaN) + 1) {
      this.#elementFrom = this.#at;
    }
    return undefined;
  }

  #close(): string | undefined {
    const closed = this.#depth;
    this.#depth -= 1;
    if (this.#arrayDepth === undefined) return undefined;
    if (closed === this.#arrayDepth) this.#arrayDepth = Number.POSITIVE_INFINITY;
    else if (closed === this.#arrayDepth + 1) return this.#text.slice(this.#elementFrom, this.#at + 1);
    return undefined;
  }
}
