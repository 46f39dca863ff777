/** A mail to one person, as plain text. */
export interface Email {
  to: string;
  subject: string;
  text: string;
}

export interface EmailSender {
  /** @throws Error when it may be tried later */
  send(email: Email): Promise<void>;
}
