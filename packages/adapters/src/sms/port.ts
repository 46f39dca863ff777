/** A text message to one number in E.164. */
export interface Sms {
  to: string;
  text: string;
}

export interface SmsSender {
  /** @throws Error when it may be tried later */
  send(sms: Sms): Promise<void>;
}
