const phones = /android|iphone|ipad|ipod|iemobile|blackberry|bada/i;

type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** A phone or a tablet, also an iPad that calls itself a Mac. */
export function isPhone(device: Device = navigator): boolean {
  return phones.test(device.userAgent) || isDisguisedIpad(device);
}

export function isDisguisedIpad({ userAgent, maxTouchPoints }: Device): boolean {
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1;
}
