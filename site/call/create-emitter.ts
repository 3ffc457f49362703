type Listeners = Record<string, (...values: never[]) => void>;

/** Events by name. A listener that throws is reported like any uncaught error, and harms no other. */
export function createEmitter<Events extends Listeners>() {
  const listeners = new Map<keyof Events, Set<(...values: never[]) => void>>();
  return {
    on<Event extends keyof Events>(event: Event, listener: Events[Event]): () => void {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => all.delete(listener);
    },
    emit<Event extends keyof Events>(event: Event, ...values: Parameters<Events[Event]>) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(...(values as never[]));
        } catch (problem) {
          queueMicrotask(() => {
            throw problem;
          });
        }
      }
    },
    forgetAll: () => listeners.clear(),
  };
}
