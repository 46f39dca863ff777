import { UploadRefused } from "@marquee/adapters/pictures/port";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { removeUnder } from "@marquee/testkit/memory-files";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleEvent, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { eventImageFiles, pictureFolder, uploadFileKey } from "../../ground/pictures/picture-file.ts";
import { readPicture, removePicture } from "../../ground/pictures/uploads.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { eraseAccount } from "../../whole/ownership/erase-account.ts";
import { getEvent } from "../events/get-event.ts";
import { listEvents } from "../events/list-events.ts";
import { createImageUpload, deleteDraft, deleteImage, setImage } from "./event-image.ts";
import type { HostActor } from "./hosted-event.ts";
import { listEventHistory } from "./own-events.ts";

const host = sampleUser("usr_host", { role: "event_host" });
const admin = sampleUser("usr_admin", { role: "admin" });
const as = (user: typeof host): HostActor => ({
  accountId: user.id,
  actorId: user.id,
  admin: user.role === "admin" ? user : undefined,
});
const date = "2026-06-01T09:00:00.000Z";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let files: Map<string, Uint8Array>;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  files = new Map();
  for (const user of [host, admin]) await core.table.write({ op: "put", item: profileItem(user) });
  await storeEvent(core, sampleEvent({ id: "evt_1", hostId: host.id, date }));
});

const store = {
  putBytes: async (key: string, body: Uint8Array) => void files.set(key, body),
  getBytes: async (key: string) => files.get(key),
  remove: async (key: string) => void files.delete(key),
  removeUnder: async (prefix: string) => removeUnder(files, prefix),
  noteErased: async () => undefined,
};
const pictures = {
  files: store,
  maker: {
    squareJpeg: async () => Buffer.from("square"),
    wideJpeg: async (bytes: Uint8Array) => {
      if (bytes.length === 0) throw new UploadRefused("The file is no picture");
      return Buffer.from("wide");
    },
  },
};
const upload = (uploadId: string, by = host) => files.set(uploadFileKey(by.id, uploadId), Buffer.from("x"));
const use = (uploadId: string, by = host) => setImage(core, pictures, as(by), { eventId: "evt_1", uploadId });
const shown = async () => (await getEvent(core, { accountId: host.id, seesAll: false }, "evt_1")).imageUrl;
const images = () => [...files.keys()].filter((key) => key.startsWith("event-images/"));

describe("the image of an event", () => {
  it("shows on its page and on the list, and the previous one is deleted", async () => {
    upload("upl_1");
    const first = (await use("upl_1")).imageUrl;
    expect(files.get(eventImageFiles.key(eventImageFiles.at(first) ?? { folder: "", token: "" }))).toEqual(
      Buffer.from("wide"),
    );
    upload("upl_2");
    const { imageUrl } = await use("upl_2");
    expect(imageUrl).not.toBe(first);
    expect(await shown()).toBe(imageUrl);
    expect((await listEvents(core, {}, {})).items[0]?.imageUrl).toBe(imageUrl);
    // One image, and no leftover upload.
    expect([...files.keys()]).toEqual(images());
    expect(images()).toHaveLength(1);
  });

  it("leaves only the shown file when it is set twice at once", async () => {
    upload("upl_1");
    upload("upl_2");
    await Promise.all([use("upl_1"), use("upl_2")]);
    const name = eventImageFiles.at(await shown());
    expect(images()).toEqual([name && eventImageFiles.key(name)]);
  });

  it("is removed with its file, however often that is requested", async () => {
    upload("upl_1");
    await use("upl_1");
    for (let n = 0; n < 2; n++) await deleteImage(core, store, as(host), "evt_1");
    expect([await shown(), images()]).toEqual([null, []]);
    const { items } = await listEventHistory(core, as(host), "evt_1", {});
    expect(items.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ["imageUrl"],
      ["imageUrl"],
    ]);
  });

  it("not_found: another host's event, another account's upload, and a used upload", async () => {
    const other = sampleUser("usr_other", { role: "event_host" });
    upload("upl_1", other);
    expect(await refusalOf(use("upl_1", other))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(use("upl_1"))).toMatchObject({ code: "not_found" });
    upload("upl_2");
    await use("upl_2");
    expect(await refusalOf(use("upl_2"))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(deleteImage(core, store, as(other), "evt_1"))).toMatchObject({
      code: "not_found",
    });
  });

  it("validation_failed: a file that is no picture leaves nothing behind", async () => {
    files.set(uploadFileKey(host.id, "upl_1"), new Uint8Array());
    expect(await refusalOf(use("upl_1"))).toMatchObject({ code: "validation_failed" });
    expect([await shown(), files.size]).toEqual([null, 0]);
  });

  it("too_many_requests: uploads per hour are limited, and so are those that are opened", async () => {
    const signer = { signUpload: async () => ({ path: "/uploads", headers: {} }) };
    const body = { contentType: "image/png" as const, sizeBytes: 10 };
    const sign = () => createImageUpload(core, signer, as(host), { eventId: "evt_1", body });
    for (let n = 0; n < limits.uploadsPerHour; n++) await sign();
    expect(await refusalOf(sign())).toMatchObject({ code: "too_many_requests" });
    for (let n = 0; n < limits.picturesOpenedPerHour; n++)
      expect(await refusalOf(use("upl_none"))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(use("upl_none"))).toMatchObject({ code: "too_many_requests" });
  });

  it("invalid_transition: an event that is over keeps its image", async () => {
    upload("upl_1");
    await use("upl_1");
    const before = await shown();
    clock.advance(365 * 86_400_000);
    upload("upl_2");
    const signer = { signUpload: async () => ({ path: "/uploads", headers: {} }) };
    const body = { contentType: "image/png" as const, sizeBytes: 10 };
    for (const call of [
      use("upl_2"),
      deleteImage(core, store, as(host), "evt_1"),
      createImageUpload(core, signer, as(host), { eventId: "evt_1", body }),
    ])
      expect(await refusalOf(call)).toMatchObject({ code: "invalid_transition" });
    expect(await shown()).toBe(before);
    expect(images()).toHaveLength(1);
  });

  it("keeps the address it had before addresses stopped naming its host", async () => {
    files.set(`event-images/${host.id}/old-token`, Buffer.from("an old one"));
    const read = await readPicture(store, eventImageFiles, `${host.id}-old-token`);
    expect(Buffer.from(read).toString()).toBe("an old one");
    await removePicture(store, eventImageFiles, `/api/event-images/${host.id}-old-token`);
    expect(images()).toEqual([]);
  });

  it("belongs to the host when an admin uploads it, and is deleted with the host's account, including its address", async () => {
    upload("upl_1", admin);
    const { imageUrl } = await use("upl_1", admin);
    expect(eventImageFiles.at(imageUrl)?.folder).toBe(pictureFolder(host.id));
    expect(imageUrl).not.toContain(host.id);
    clock.advance(150 * 86_400_000);
    const eraser = {
      core,
      channel: recordingChannel(),
      files: store,
      payments: async () => {
        throw new Error("no payments");
      },
    };
    await eraseAccount(eraser, host.id, Number.MAX_SAFE_INTEGER);
    expect([await shown(), images()]).toEqual([null, []]);
  });

  it("is deleted with a draft", async () => {
    await storeEvent(core, sampleEvent({ id: "evt_2", hostId: host.id, date, state: "draft" }));
    upload("upl_1");
    await setImage(core, pictures, as(host), { eventId: "evt_2", uploadId: "upl_1" });
    expect(images()).toHaveLength(1);
    await deleteDraft(core, store, as(host), "evt_2");
    expect(images()).toEqual([]);
  });
});
