/** Tells whether pages are asked for: work that can wait some milliseconds then does. */
export type PageTraffic = {
  note(): void;
  /** Whether a page was asked for since this was last called. */
  wasAsked(): boolean;
};

export function createPageTraffic(): PageTraffic {
  let asked = false;
  return {
    note() {
      asked = true;
    },
    wasAsked() {
      const was = asked;
      asked = false;
      return was;
    },
  };
}
