import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The server under test behind a wire of our own, which can be cut as a network is: without a word. */
export async function cuttableWire(to: string) {
  const { hostname, port } = new URL(to);
  const wires = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      wires.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        wires.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cut() {
      for (const wire of wires) wire.destroy();
    },
    async close() {
      for (const wire of wires) wire.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
