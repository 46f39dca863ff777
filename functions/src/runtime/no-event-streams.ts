// cspell:ignore serde
/**
 * Stands in for the SDK's event streams in the bundles, 15 KB of each: every client can send and receive them, and no
 * command that we use does. S3's client asks for its part of them when it is made.
 */
export const eventStreamSerdeProvider = () => ({});

export const resolveEventStreamSerdeConfig = <T>(config: T): T => config;

// oxlint-disable-next-line typescript/no-extraneous-class -- what would use it makes one first
export class EventStreamSerde {
  constructor() {
    throw new Error("No function reads or writes event streams");
  }
}
