/** The management side of the live connection. */
export interface PushChannel {
  /** Sends one frame; "gone" when the connection no longer exists. @throws Error when it may be tried later */
  send(connectionId: string, data: string): Promise<"sent" | "gone">;
  /** Closes a connection; one that is already gone is fine. */
  close(connectionId: string): Promise<void>;
  /** Receives the error that kept a push from being sent. A push never fails its caller, so nothing else notices. */
  pushFailed?(error: unknown): void;
}
