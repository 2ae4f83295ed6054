import type { Connections, Outcome } from '../connections/kind.ts';

export type Channel = 'sms' | 'mail';

/** A message, ready to be sent. A text message has a number and a text only. */
export interface OutgoingMessage {
  /** E.164 number or e-mail address. */
  to: string;
  text: string;
  subject?: string;
  html?: string;
  /** BCP 47 tag of a mail's text. */
  language?: string;
  attachments?: readonly { filename: string; content: string | Buffer; contentType: string }[];
}

/** The port that every provider of text messages or mail implements. It is never called inside a transaction. */
export interface Gateway {
  /**
   * Hands a message to the provider, and resolves once the provider has accepted it.
   *
   * @param id the same for every retry, so that a provider that supports it drops a repetition
   * @throws GatewayRejected when the provider answers that it does not accept the message
   * @throws Error when it does not answer in time. Whether the message was sent is unknown; the caller sends it again
   */
  send(id: string, message: OutgoingMessage): Promise<void>;
}

/** The provider answered and did not accept the message. The text contains neither the recipient nor a key. */
export class GatewayRejected extends Error {
  readonly areKeysRejected: boolean;
  constructor(message: string, areKeysRejected: boolean) {
    super(message);
    this.areKeysRejected = areKeysRejected;
  }
}

/** No provider of the channel is connected. */
export class NotConnected extends Error {}

export const GATEWAY_TIMEOUT_MS = 5000;

/** Sends text messages and mail through the provider that operators connected, or that the environment configures. */
export interface Messaging {
  /**
   * @param id the same for every retry
   * @throws Error when the message was not accepted, or no provider is connected
   */
  send(channel: Channel, id: string, message: OutgoingMessage): Promise<void>;
  /** Sends a message by one provider and reports the result. */
  test(client: Gateway | undefined, message: OutgoingMessage & { id: string }): Promise<Outcome>;
  /** To be contributed by the room whose desk shows them. */
  connections: Connections<Gateway>;
}
