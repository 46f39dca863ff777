import type { SearchDocument, SearchEngine } from "@marquee/adapters/search/port";
import { eventIndexPrefix } from "@marquee/contracts/naming";
import type { Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type EventIndex, foundInTable, type OpenIndex } from "./event-index.ts";
import { quarterName } from "./event-listing.item.ts";
import type { EventIndexKeeper } from "./keep-event-index.ts";
import {
  indexedEvent,
  indexFormat,
  type StoredEvent,
  storedEvents,
  storedPlace,
  storedQuarter,
  textOf,
} from "./stored-event.ts";

/** The engine's index of this release's events. */
export const engineIndexName = `${eventIndexPrefix}${indexFormat}`;

/** The index in a search engine's keep. While the engine does not answer, the table is read as without an index. */
export function eventIndexInEngine(core: Core, engine: Pick<SearchEngine, "find" | "isBuilt">): EventIndex {
  const open: OpenIndex = {
    ...foundInTable(core),
    async find(quarter, words) {
      const documents = await engine.find(quarterName(quarter), words).catch(() => undefined);
      return documents?.map(({ body }) => indexedEvent(JSON.parse(body) as StoredEvent));
    },
  };
  return {
    open: async () => ((await engine.isBuilt().catch(() => false)) ? open : undefined),
  };
}

/** Keeps the index in a search engine, a document for each place on the list. */
export function keeperOfEngine(core: Core, engine: SearchEngine): EventIndexKeeper {
  return {
    core,
    isBuilt: () => engine.isBuilt(),
    begin: () => engine.prepare(),
    async follow(quarter, keys) {
      // What is read from here on is at least as new as this.
      const version = core.clock.now();
      const events = await storedEvents(core, await core.table.getMany(keys));
      const put = events.map((event) => documentOf(quarter, event));
      const kept = new Set(put.map(({ id }) => id));
      const remove = keys.map(({ sk }) => documentId(quarter, sk)).filter((id) => !kept.has(id));
      await engine.write({ put, remove }, version);
      return true;
    },
    async rebuild(quarter) {
      const version = core.clock.now();
      const before = new Map(
        (await engine.find(quarterName(quarter), [])).map((document) => [document.id, document]),
      );
      const after = (await storedQuarter(core, quarter)).map((event) => documentOf(quarter, event));
      const kept = new Set(after.map(({ id }) => id));
      const put = after.filter((document) => !isSame(before.get(document.id), document));
      const remove = [...before.keys()].filter((id) => !kept.has(id));
      const isWritten = put.length + remove.length > 0;
      if (isWritten) await engine.write({ put, remove }, version);
      return { events: after.length, isWritten };
    },
    end: () => engine.markBuilt(),
  };
}

const documentId = (quarter: number, place: Key["sk"]) => `${quarterName(quarter)}/${place}`;

function documentOf(quarter: number, event: StoredEvent): SearchDocument {
  const place = storedPlace(event);
  return {
    id: documentId(quarter, place),
    group: quarterName(quarter),
    place,
    text: textOf(event),
    body: JSON.stringify(event),
  };
}

const isSame = (before: SearchDocument | undefined, { text, body }: SearchDocument) =>
  before?.text === text && before.body === body;
