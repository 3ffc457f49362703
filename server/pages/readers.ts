/** Tells whether pages are being read: work that can wait some milliseconds then does. */
export type Readers = {
  note(): void;
  /** Whether a page was asked for since this was last called. */
  haveAsked(): boolean;
};

export function createReaders(): Readers {
  let asked = false;
  return {
    note() {
      asked = true;
    },
    haveAsked() {
      const were = asked;
      asked = false;
      return were;
    },
  };
}
