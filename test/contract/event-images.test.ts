import { createEventImageUpload, deleteEventImage } from "@marquee/contracts/events/event-images";
import { getEvent } from "@marquee/contracts/events/events";
import { createEvent } from "@marquee/contracts/events/hosting";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { jpegSides, pngFile, put } from "../support/pictures.ts";

const url = inject("url");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let host: ApiUser;
let brand: ApiUser;

beforeAll(async () => {
  [host, brand] = await Promise.all([ApiUser.registered(url, "event_host"), ApiUser.registered(url)]);
});

const draft = async () =>
  (
    await host.client.call(createEvent, {
      body: { name: "Cove Summit", category: "startup", date: inDays(30), endsAt: inDays(32) },
    })
  ).id;
const signed = (id: string, sizeBytes: number) =>
  host.client.call(createEventImageUpload, { params: { id }, body: { contentType: "image/png", sizeBytes } });
async function upload(id: string, file = pngFile()): Promise<string> {
  const target = await signed(id, file.length);
  expect((await put(host, target, file)).status).toBe(200);
  return target.uploadId;
}
const use = (id: string, uploadId: string, by = host) =>
  by.raw("PUT", `/api/events/${id}/image`, { body: { uploadId } });
const imageOf = async (id: string) => (await host.client.call(getEvent, { params: { id } })).imageUrl ?? "";

describe("createEventImageUpload", () => {
  it("signs an address that accepts this file, for the event's host only", async () => {
    const id = await draft();
    const file = pngFile();
    const target = await signed(id, file.length);
    expect((await put(host, target, new Uint8Array(file.length + 1))).status).toBe(403);
    expect((await put(host, target, file)).status).toBe(200);
    const body = { contentType: "image/png", sizeBytes: 10 };
    expect(errorOf(await brand.raw("POST", `/api/events/${id}/image`, { body })).code).toBe("not_found");
    const other = { contentType: "image/svg+xml", sizeBytes: 10 };
    expect(errorOf(await host.raw("POST", `/api/events/${id}/image`, { body: other })).status).toBe(400);
  });
});

describe("setEventImage", () => {
  it("re-encodes the picture as a wide one and removes the previous one", async () => {
    const id = await draft();
    expect((await use(id, await upload(id))).status).toBe(200);
    const first = await imageOf(id);
    const answer = await fetch(url + first, { headers: { cookie: host.cookie ?? "" } });
    expect(jpegSides(new Uint8Array(await answer.arrayBuffer()))).toEqual([1_280, 720]);
    expect((await use(id, await upload(id, pngFile(20, 20)))).status).toBe(200);
    expect(await imageOf(id)).not.toBe(first);
    expect(errorOf(await host.raw("GET", first)).code).toBe("not_found");
  });

  it("not_found: another host's event, and an upload that is already used", async () => {
    const id = await draft();
    const uploadId = await upload(id);
    expect(errorOf(await use(id, uploadId, brand)).code).toBe("not_found");
    expect((await use(id, uploadId)).status).toBe(200);
    expect(errorOf(await use(id, uploadId)).code).toBe("not_found");
  });

  it("validation_failed: an HTML page that claims to be a PNG", async () => {
    const id = await draft();
    const page = new TextEncoder().encode("<html><script>alert(1)</script></html>");
    expect(errorOf(await use(id, await upload(id, page)))).toMatchObject({
      status: 400,
      fields: { file: ["Choose a JPEG, PNG, or GIF."] },
    });
  });
});

describe("getEventImage", () => {
  it("serves an image to every signed-in user, cached for good, as nothing but a picture", async () => {
    const id = await draft();
    await use(id, await upload(id));
    const image = await imageOf(id);
    const answer = await fetch(url + image, { headers: { cookie: brand.cookie ?? "" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect((await fetch(url + image)).status).toBe(401);
    for (const name of ["none", `${host.id}-none`, "-"])
      expect(errorOf(await host.raw("GET", `/api/event-images/${name}`)).code).toBe("not_found");
  });
});

describe("deleteEventImage", () => {
  it("removes it, and the picture is gone; deleting a draft deletes its image too", async () => {
    const [id, other] = [await draft(), await draft()];
    for (const each of [id, other]) await use(each, await upload(each));
    const [image, otherImage] = [await imageOf(id), await imageOf(other)];
    await host.client.call(deleteEventImage, { params: { id } });
    await host.client.call(deleteEventImage, { params: { id } });
    expect(await imageOf(id)).toBe("");
    expect((await host.raw("DELETE", `/api/events/${other}`)).status).toBe(204);
    for (const gone of [image, otherImage])
      expect(errorOf(await host.raw("GET", gone)).code).toBe("not_found");
  });
});
