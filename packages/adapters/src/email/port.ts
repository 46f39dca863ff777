/** A mail to one person, as text and as HTML that says the same. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface EmailSender {
  /** @throws Error when it may be tried later */
  send(email: Email): Promise<void>;
}
