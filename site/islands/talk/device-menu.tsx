import { useId } from "react";
import type { TalkWords } from "./talk-words.ts";
import type { DeviceKind, Devices } from "./use-devices.ts";

type DeviceMenuProps = {
  words: TalkWords["controls"];
  devices: Devices;
  onChoose: (kind: DeviceKind, id: string) => void;
};

/** Microphone and loudspeaker, each where there is something to choose. */
export function DeviceMenu({ words, devices, onChoose }: DeviceMenuProps) {
  const id = useId();
  const kinds = (["microphone", "speaker"] as const).filter((kind) => devices.lists[kind].length > 1);
  return kinds.map((kind) => (
    <div key={kind} className="field">
      <label htmlFor={id + kind}>{words[kind]}</label>
      <select id={id + kind} value={devices.chosen[kind]} onChange={(event) => onChoose(kind, event.target.value)}>
        <option value="">{words.systemDefault}</option>
        {devices.lists[kind].map((device, index) => (
          <option key={device.id} value={device.id}>
            {device.label || words.unnamedDevice.replace("{number}", String(index + 1))}
          </option>
        ))}
      </select>
    </div>
  ));
}
