import { type ComponentProps, createElement } from "react";
import { islands } from "../islands/islands.ts";

export type IslandName = keyof typeof islands;

/**
 * `interaction` waits for a finger, a mouse or the keyboard on the island, so that a reader who only reads never pays
 * for React; `presence` for the first sign of a person anywhere on the page.
 */
type HydrateWhen = "visible" | "idle" | "interaction" | "presence";

type IslandProps<Name extends IslandName> = {
  name: Name;
  when: HydrateWhen;
  props: ComponentProps<(typeof islands)[Name]>;
};

/** Draws a component into the page and marks it, so that the browser can bring it to life later. */
export function Island<Name extends IslandName>({ name, when, props }: IslandProps<Name>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      {createElement(islands[name] as React.FC<object>, props)}
    </div>
  );
}
