/** A channel that records what it was asked to do. */
export function recordingChannel() {
  const closed: string[] = [];
  const sent: string[] = [];
  return {
    closed,
    sent,
    send: async (_connectionId: string, data: string) => {
      sent.push(data);
      return "sent" as const;
    },
    close: async (connectionId: string) => void closed.push(connectionId),
  };
}
