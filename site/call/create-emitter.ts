type Listeners = Record<string, (...values: never[]) => void>;
type Hears<Listener extends Listeners[string]> = (...values: Parameters<Listener>) => void;

/** Events by name. A listener that throws is reported like any uncaught error, and harms no other. */
export function createEmitter<Events extends Listeners>() {
  let listeners: { [Event in keyof Events]?: Set<Hears<Events[Event]>> } = {};
  return {
    on<Event extends keyof Events>(event: Event, listener: Hears<Events[Event]>): () => void {
      const all = listeners[event] ?? new Set();
      listeners[event] = all.add(listener);
      return () => all.delete(listener);
    },
    emit<Event extends keyof Events>(event: Event, ...values: Parameters<Events[Event]>) {
      for (const listener of [...(listeners[event] ?? [])]) {
        try {
          listener(...values);
        } catch (problem) {
          queueMicrotask(() => {
            throw problem;
          });
        }
      }
    },
    forgetAll: () => {
      listeners = {};
    },
  };
}
