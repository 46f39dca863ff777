import { FileTooLarge } from "@marquee/adapters/files/port";
import { UploadRefused } from "@marquee/adapters/pictures/port";
import { limits } from "@marquee/contracts/limits";
import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { refusalOf } from "@marquee/testkit/refusal";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { uploadFileKey } from "../../ground/pictures/picture-file.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { setAvatar } from "./avatar.ts";

let fixture: AdminFixture;
let user: UserRecord;
let files: Map<string, Uint8Array>;
let opened: number;

beforeEach(async () => {
  fixture = await openAdminFixture();
  user = await fixture.user("usr_1");
  files = new Map();
  opened = 0;
});

const store = {
  putBytes: async (key: string, body: Uint8Array) => void files.set(key, body),
  getBytes: async (key: string, maxBytes: number) => {
    const bytes = files.get(key);
    if (bytes && bytes.byteLength > maxBytes) throw new FileTooLarge(key);
    return bytes;
  },
  remove: async (key: string) => void files.delete(key),
};
const maker = {
  squareJpeg: async () => {
    opened += 1;
    throw new UploadRefused("The file is no picture");
  },
  wideJpeg: async () => new Uint8Array(),
};
const use = (uploadId: string) =>
  refusalOf(setAvatar(fixture.core, { files: store, maker }, user, uploadId, someCaller));

describe("an upload that is refused as a picture", () => {
  it("is removed, so that it is opened only once", async () => {
    files.set(uploadFileKey("usr_1", "upl_1"), Buffer.from("no picture"));
    expect(await use("upl_1")).toMatchObject({ code: "validation_failed" });
    expect(files.size).toBe(0);
    expect(await use("upl_1")).toMatchObject({ code: "not_found" });
    expect(opened).toBe(1);
  });

  it("is removed when it is too large to be read", async () => {
    files.set(uploadFileKey("usr_1", "upl_1"), new Uint8Array(limits.pictureBytes + 1));
    expect(await use("upl_1")).toMatchObject({ code: "validation_failed" });
    expect(files.size).toBe(0);
  });

  it("too_many_requests: counts even while it cannot be removed, and for many calls at once", async () => {
    files.set(uploadFileKey("usr_1", "upl_1"), Buffer.from("no picture"));
    const stuck = { ...store, remove: async () => Promise.reject(new Error("S3 is away")) };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        refusalOf(setAvatar(fixture.core, { files: stuck, maker }, user, "upl_1", someCaller)),
      ),
    );
    expect(opened).toBe(limits.picturesOpenedPerHour);
    expect(answers.filter(({ code }) => code === "too_many_requests")).toHaveLength(
      60 - limits.picturesOpenedPerHour,
    );
    fixture.clock.advance(3_600_000);
    await use("upl_1");
    expect(opened).toBe(limits.picturesOpenedPerHour + 1);
  });
});
