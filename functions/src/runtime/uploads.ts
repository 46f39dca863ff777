import { s3Uploads } from "@marquee/adapters/files/live-uploads";
import { env } from "./env.ts";
import { defaultProvider } from "./env-credentials.ts";

/** Signs uploads with the function's own credentials, so they allow only what its role allows. */
export const liveUploads = () =>
  s3Uploads({ bucket: env.mediaBucket, region: env.region, credentials: defaultProvider() });
