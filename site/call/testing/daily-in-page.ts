import { FakeRoom, rooms } from "./fake-daily.ts";

declare global {
  interface Window {
    /** The rooms that this page has entered, the newest last. */
    rooms: FakeRoom[];
  }
}
window.rooms = rooms;

/** Stands where the room's client stands, in a page whose other code is the real one. */
// biome-ignore lint/style/noDefaultExport: the provider's client asks for one.
export default { createCallObject: (options: Record<string, unknown>) => new FakeRoom(options) };
