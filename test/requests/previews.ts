import type { Requests } from "./request.ts";

export const previewsRequests: Requests<"previews"> = {
  getSharedPage: { about: "nothing", path: "/shared/concepts/none_none_none_none_none" },
  getSharedPreview: {
    about: "nothing",
    path: "/api/shared/concepts/none_none_none_none_none/preview.png",
  },
  getEventPoster: { about: "nothing", path: "/api/posters/evt_none/0123456789abcdef.png" },
};
