const oldest = [20, 19];

/** Says so plainly when this Node is too old, instead of failing later with a syntax error. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldest;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(`Node ${oldest.join(".")} or newer is needed; this is ${version}.`);
}
