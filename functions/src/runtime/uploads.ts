import { s3Uploads } from "@marquee/adapters/files/live-uploads";
import { env } from "./env.ts";

/** Signs uploads with the function's own credentials; they allow what its role allows. */
export const liveUploads = () => s3Uploads({ bucket: env.mediaBucket, region: env.region });
