import { useCallback, useEffect, useState } from "react";
import { listMicrophones, listSpeakers, type SoundDevice, watchDevices } from "../../call/microphone.ts";

export type DeviceKind = "microphone" | "speaker";
type ByKind<Value> = Record<DeviceKind, Value>;

const storageKey = "sound-devices";

/** The devices a visitor can choose from, kept up to date, and their choice, remembered on this device only. */
export function useDevices() {
  const [lists, setLists] = useState<ByKind<SoundDevice[]>>({ microphone: [], speaker: [] });
  const [wished, setWished] = useState<ByKind<string>>({ microphone: "", speaker: "" });

  const refresh = useCallback(async () => {
    const [microphone, speaker] = await Promise.all([listMicrophones(), listSpeakers()]);
    setLists({ microphone, speaker });
  }, []);
  useEffect(() => {
    setWished(remembered());
    void refresh();
    return watchDevices(refresh);
  }, [refresh]);

  /** One that was unplugged gives way to the system's own until it is back. */
  const present = (kind: DeviceKind) => {
    const isGone = lists[kind].length > 0 && !lists[kind].some(({ id }) => id === wished[kind]);
    return isGone ? "" : wished[kind];
  };
  return {
    lists,
    chosen: { microphone: present("microphone"), speaker: present("speaker") },
    choose(kind: DeviceKind, id: string) {
      const next = { ...wished, [kind]: id };
      setWished(next);
      remember(next);
    },
    /** Names are known only once the microphone is allowed. */
    refresh,
  };
}

export type Devices = ReturnType<typeof useDevices>;

function remembered(): ByKind<string> {
  try {
    const { microphone, speaker } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return { microphone: String(microphone ?? ""), speaker: String(speaker ?? "") };
  } catch {
    return { microphone: "", speaker: "" };
  }
}

function remember(wished: ByKind<string>) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(wished));
  } catch {
    // A browser that keeps nothing still uses the choice until the page is closed.
  }
}
