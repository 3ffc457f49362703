import { type ComponentType, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "../frame/island.tsx";
import { IslandBoundary } from "./island-boundary.tsx";

const load: Record<IslandName, () => Promise<ComponentType<never>>> = {
  "lead-form": () => import("./lead-form.tsx").then((module) => module.LeadForm),
  "talk-demo": () => import("./talk-demo.tsx").then((module) => module.TalkDemo),
};

export async function hydrateIsland(element: HTMLElement, onAwake: () => void) {
  const Component = (await load[element.dataset.island as IslandName]()) as ComponentType<object>;
  const props = JSON.parse(element.dataset.props ?? "{}");
  hydrateRoot(
    element,
    <IslandBoundary>
      <Component {...props} />
      <Awake onAwake={onAwake} />
    </IslandBoundary>,
  );
}

/** Stands last, so that everything before it is awake when it speaks. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
