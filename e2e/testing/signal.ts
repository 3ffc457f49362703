/** A moment that the test decides on: others wait for `given` until it calls `give`. */
export function createSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
