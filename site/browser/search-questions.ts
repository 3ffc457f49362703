import { matchesWords } from "./matches-words.ts";

/** Search, deep links and open-all for a list of questions that works as plain <details> without any of it. */
export function searchQuestions(list: HTMLElement) {
  const find = <T extends HTMLElement>(selector: string) => list.querySelector(selector) as T;
  const questions = [...list.querySelectorAll<HTMLDetailsElement>("[data-question]")];
  const groups = [...list.querySelectorAll<HTMLElement>("[data-question-group]")];
  const input = find<HTMLInputElement>("[type=search]");
  const status = find("[data-question-status]");
  const contents = find("[data-question-groups]");
  const clear = find<HTMLButtonElement>("[data-clear-search]");

  const filter = () => {
    const query = input.value.trim();
    for (const question of questions) question.hidden = !matchesWords(wordsOf(question), query);
    for (const group of groups) group.hidden = !group.querySelector("[data-question]:not([hidden])");
    const { found = "", none = "" } = status.dataset;
    const count = questions.filter((question) => !question.hidden).length;
    if (!query) status.textContent = "";
    else status.textContent = count === 0 ? none : found.replace("{count}", String(count));
    clear.hidden = !query;
    // What was found stands right below the search, on a phone too.
    contents.hidden = query !== "";
  };
  const showAll = () => {
    input.value = "";
    filter();
  };

  const followHash = (moveFocus: boolean) => {
    const question = questions.find(({ id }) => `#${id}` === location.hash);
    if (!question) return;
    if (question.hidden) showAll();
    question.open = true;
    question.scrollIntoView();
    if (moveFocus) question.querySelector("summary")?.focus({ preventScroll: true });
  };

  const setAllOpen = (open: boolean) => {
    for (const question of questions) if (!question.hidden) question.open = open;
  };

  const copyLink = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-question-link]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    history.replaceState(null, "", link.hash);
    await navigator.clipboard.writeText(link.href);
    status.textContent = status.dataset.copied ?? "";
    link.dataset.copied = status.textContent;
    setTimeout(() => delete link.dataset.copied, 2000);
  };

  input.addEventListener("input", filter);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") showAll();
  });
  clear.addEventListener("click", () => {
    showAll();
    input.focus();
  });
  serve(find("[data-open-all]"), () => setAllOpen(true));
  serve(find("[data-close-all]"), () => setAllOpen(false));
  list.addEventListener("click", copyLink);
  addEventListener("hashchange", () => followHash(true));
  openForPrint(questions);

  if (input.value) filter();
  followHash(false);
}

function serve(button: HTMLButtonElement, onClick: () => void) {
  button.addEventListener("click", onClick);
  button.disabled = false;
}

/** Question and answer, without the link below them, which is the same everywhere. */
function wordsOf(question: HTMLElement): string {
  return [...question.querySelectorAll("h3, p")].map(({ textContent }) => textContent).join(" ");
}

/** On paper every answer shows; afterwards what was closed closes again. */
function openForPrint(questions: HTMLDetailsElement[]) {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = questions.filter((question) => !question.open);
    for (const question of opened) question.open = true;
  });
  addEventListener("afterprint", () => {
    for (const question of opened) question.open = false;
  });
}
