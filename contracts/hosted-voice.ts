/**
 * The words of the provider of hosted calls that cross a wire or are kept in a row. The rest of its language is
 * spoken in `server/calls/providers/vapi` alone.
 */
export const hostedProvider = "vapi";
export const hostedProviderName = "Vapi";

/** A call over our own socket, and the wire it is held on, as the provider names them. */
export const socketCall = "vapi.websocketCall";
export const socketTransport = "vapi.websocket";

export const callTypes = ["webCall", socketCall] as const;
export type CallType = (typeof callTypes)[number];
export type CallProvider = "embedded" | typeof hostedProvider;
