import { getCurrentUser } from "@marquee/contracts/account/auth";
import { createAvatarUpload, deleteAvatar } from "@marquee/contracts/account/profile";
import { listActivity } from "@marquee/contracts/account/security";
import { limits } from "@marquee/contracts/limits";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { jpegSides, pngFile, put, uploadAvatar } from "../support/pictures.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");

const kindsOf = async (caller: ApiUser) =>
  (await caller.client.call(listActivity, {})).map(({ kind }) => kind);
const signed = (caller: ApiUser, sizeBytes: number) =>
  caller.client.call(createAvatarUpload, { body: { contentType: "image/png", sizeBytes } });

describe("createAvatarUpload", () => {
  it("signs an address on this site that accepts only this file", async () => {
    const caller = await ApiUser.registered(url);
    const file = pngFile();
    const target = await signed(caller, file.length);
    expect(target.url).toMatch(new RegExp(`^/uploads/${caller.id}/upl_[^?]+\\?X-Amz-`));
    const larger = new Uint8Array(file.length + 1);
    expect((await put(caller, target, larger)).status).toBe(403);
    expect((await put(caller, target, file, { "content-type": "text/html" })).status).toBe(403);
    const elsewhere = { ...target, url: target.url.replace("/upl_", "/upl_x") };
    expect((await put(caller, elsewhere, file)).status).toBe(403);
    const longer = { ...target, url: target.url.replace("X-Amz-Expires=300", "X-Amz-Expires=3000") };
    expect((await put(caller, longer, file)).status).toBe(403);
    const stranger = { ...target, url: target.url.replace(/ASIA\w+/, "ASIAX") };
    expect((await put(caller, stranger, file)).status).toBe(403);
    expect((await fetch(url + target.url)).status).toBe(403);
    expect((await fetch(url + target.url, { method: "DELETE" })).status).toBe(403);
    expect((await put(caller, target, file)).status).toBe(200);
  });

  it("validation_failed: a file of 2 MB plus one byte or of another type is refused before it is sent", async () => {
    const caller = await ApiUser.registered(url);
    for (const body of [
      { contentType: "image/png", sizeBytes: limits.pictureBytes + 1 },
      { contentType: "image/svg+xml", sizeBytes: 100 },
      { contentType: "image/png", sizeBytes: 0 },
    ])
      expect(errorOf(await caller.raw("POST", "/api/user/avatar", { body }))).toMatchObject({ status: 400 });
  });

  it.runIf(atNight)("too_many_requests: a limited number of pictures an hour", async () => {
    await windowWithRoom(60 * 60);
    const caller = await ApiUser.registered(url);
    const body = { contentType: "image/png", sizeBytes: 100 };
    const statuses = [];
    for (let n = 0; n <= limits.uploadsPerHour; n++)
      statuses.push((await caller.raw("POST", "/api/user/avatar", { body })).status);
    expect(statuses.slice(0, -1)).toEqual(Array(limits.uploadsPerHour).fill(201));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("setAvatar", () => {
  it("re-encodes the picture and removes the previous one", async () => {
    const caller = await ApiUser.registered(url);
    const first = await uploadAvatar(caller, pngFile());
    expect(first).toMatchObject({
      status: 200,
      body: { avatar: expect.stringMatching(/^\/api\/avatars\//) },
    });
    const address = (await caller.client.call(getCurrentUser, {})).avatar ?? "";
    const second = await uploadAvatar(caller, pngFile(20, 20));
    expect(second.status).toBe(200);
    expect(errorOf(await caller.raw("GET", address)).code).toBe("not_found");
    expect(await kindsOf(caller)).toContain("avatar_changed");
  });

  it("not_found: another user's upload, a used one and one that never arrived", async () => {
    const [caller, other] = [await ApiUser.registered(url), await ApiUser.registered(url)];
    const file = pngFile();
    const target = await signed(caller, file.length);
    await put(caller, target, file);
    const choose = (who: ApiUser, uploadId: string) =>
      who.raw("PUT", "/api/user/avatar", { body: { uploadId } });
    expect(errorOf(await choose(other, target.uploadId))).toMatchObject({ status: 404, code: "not_found" });
    expect((await choose(caller, target.uploadId)).status).toBe(200);
    expect(errorOf(await choose(caller, target.uploadId))).toMatchObject({ code: "not_found" });
    expect(errorOf(await choose(caller, (await signed(caller, 10)).uploadId)).code).toBe("not_found");
  });

  it("validation_failed: an SVG or an HTML page that claims to be a PNG", async () => {
    const caller = await ApiUser.registered(url);
    for (const text of [
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "<html><script>alert(1)</script></html>",
    ]) {
      const answer = await uploadAvatar(caller, new TextEncoder().encode(text));
      expect(errorOf(answer)).toMatchObject({
        status: 400,
        fields: { file: ["Choose a JPEG, PNG, or GIF."] },
      });
    }
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ avatar: null });
  });
});

describe("getAvatar", () => {
  it("serves a picture to every signed-in user, cached for good, as nothing but a picture", async () => {
    const [caller, other] = [await ApiUser.registered(url), await ApiUser.registered(url)];
    await uploadAvatar(caller, pngFile());
    const { avatar } = await caller.client.call(getCurrentUser, {});
    const answer = await fetch(url + avatar, { headers: { cookie: other.cookie ?? "" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(jpegSides(new Uint8Array(await answer.arrayBuffer()))).toEqual([512, 512]);
    expect((await fetch(url + avatar)).status).toBe(401);
  });

  it("not_found: an unknown name", async () => {
    const caller = await ApiUser.registered(url);
    for (const id of ["none", `${caller.id}-none`, "-", `${caller.id}-`])
      expect(errorOf(await caller.raw("GET", `/api/avatars/${id}`)).code).toBe("not_found");
  });
});

describe("deleteAvatar", () => {
  it("removes it, and the picture is gone", async () => {
    const caller = await ApiUser.registered(url);
    await uploadAvatar(caller, pngFile());
    const { avatar } = await caller.client.call(getCurrentUser, {});
    await caller.client.call(deleteAvatar, {});
    await caller.client.call(deleteAvatar, {});
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ avatar: null });
    expect(errorOf(await caller.raw("GET", avatar ?? "")).code).toBe("not_found");
  });
});
