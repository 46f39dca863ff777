/** The management side of the live connection. */
export interface PushChannel {
  /** Sends one frame; "gone" when the connection no longer exists. @throws Error when it may be tried later */
  send(connectionId: string, data: string): Promise<"sent" | "gone">;
  /** Closes a connection; one that is gone already is fine. */
  close(connectionId: string): Promise<void>;
  /** Told of what kept a push from going out. A push never fails its caller, so nothing else notices. */
  pushFailed?(error: unknown): void;
}
