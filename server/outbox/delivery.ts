import type { Channel, Lead } from "../database/tables.ts";

/**
 * Carries one message out, or throws. Its id is the same on every try, so that a receiver can drop a second
 * copy: one may be sent when we die between the sending and the noting.
 */
export type Carrier = (lead: Lead, deliveryId: string) => Promise<void>;
export type Carriers = Partial<Record<Channel, Carrier>>;

/** The other side said no. When it will never say yes, trying again is pointless. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly isFinal: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { isFinal?: boolean; retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isFinal = options.isFinal ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
