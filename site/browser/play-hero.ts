const stepMs = 720;
const runMs = 460;
const settleMs = 900;

type Point = { x: number; y: number };

/**
 * The hero's one telling animation. Nothing is hidden while it waits: it starts once the picture is in view, lights a
 * word at a time and sends a spark along the thread to its field. It moves one dot and fades one line.
 */
export function playHero(stage: HTMLElement) {
  const story = stage.querySelector<HTMLElement>(".hero-story");
  const sheet = stage.querySelector<HTMLElement>("[data-sheet]");
  const thread = stage.querySelector<SVGElement>("[data-thread]");
  const spark = stage.querySelector<HTMLElement>("[data-spark]");
  if (!story || !sheet || !thread || !spark) return;
  const words = [...stage.querySelectorAll<HTMLElement>("[data-word]")];
  let timer = 0;

  const clear = () => {
    clearTimeout(timer);
    for (const lit of stage.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    thread.removeAttribute("data-drawn");
  };

  const play = () => {
    clear();
    stage.dataset.playing = "";
    const routes = words.map((word) => routeFrom(word, story, sheet));
    const step = (index: number) => {
      const word = words[index];
      const route = routes[index];
      const field = word && stage.querySelector<HTMLElement>(`[data-field="${word.dataset.word}"]`);
      if (!word || !route || !field) {
        delete stage.dataset.playing;
        return;
      }
      word.dataset.lit = "";
      thread.firstElementChild?.setAttribute("d", pathThrough(route));
      thread.dataset.drawn = "";
      spark.animate(framesThrough(route), { duration: runMs, easing: "ease-in-out" });
      timer = window.setTimeout(() => {
        field.dataset.lit = "";
        const isLast = index === words.length - 1;
        timer = window.setTimeout(
          () => {
            // The last thread stays: it is what the picture is about.
            if (!isLast) delete field.dataset.lit;
            step(index + 1);
          },
          isLast ? settleMs : stepMs - runMs,
        );
      }, runMs);
    };
    step(0);
  };

  stage.querySelector("[data-replay]")?.addEventListener("click", play);
  stage.dataset.ready = "";
  // A new width moves the words away from under their thread; a phone's bars change the height alone.
  let width = innerWidth;
  addEventListener("resize", () => {
    if (width === innerWidth) return;
    width = innerWidth;
    clear();
    delete stage.dataset.playing;
  });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = window.setTimeout(play, settleMs);
    },
    { threshold: 0.6 },
  );
  observer.observe(sheet);
}

/** Along the line under the word to the nearer margin, down beside the sheet, and in to the field. */
function routeFrom(word: HTMLElement, story: HTMLElement, sheet: HTMLElement): Point[] | undefined {
  const field = story.querySelector<HTMLElement>(`[data-field="${word.dataset.word}"]`);
  const spoken = [...word.getClientRects()].at(-1);
  if (!field || !spoken) return;
  const origin = story.getBoundingClientRect();
  const paper = sheet.getBoundingClientRect();
  const row = field.getBoundingClientRect();
  const onRight = row.right > paper.left + paper.width * 0.75;
  const margin = (onRight ? paper.right + 10 : paper.left - 10) - origin.left;
  const under = spoken.bottom - origin.top + 1;
  const level = row.top + row.height / 2 - origin.top;
  return [
    { x: spoken.left + Math.min(spoken.width, 60) / 2 - origin.left, y: under },
    { x: margin, y: under },
    { x: margin, y: level },
    { x: (onRight ? row.right + 6 : row.left - 6) - origin.left, y: level },
  ];
}

function pathThrough([start, turn, level, end]: Point[]): string {
  if (!start || !turn || !level || !end) return "";
  const side = Math.sign(turn.x - start.x) * 8;
  const back = Math.sign(end.x - level.x) * 8;
  return [`M${start.x} ${start.y}H${turn.x - side}q${side} 0 ${side} 8`, `V${level.y - 8}q0 8 ${back} 8H${end.x}`].join(
    "",
  );
}

function framesThrough(route: Point[]): Keyframe[] {
  const lengths = route.map((point, index) => {
    const before = route[index - 1] ?? point;
    return Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let walked = 0;
  return route.map(({ x, y }, index) => {
    walked += lengths[index] ?? 0;
    return { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: walked / whole };
  });
}
