type Choice = { kind: "card" | "category"; id: string } | undefined;

const highlightHash = /^#highlight=([A-Za-z0-9_-]+)$/;

/**
 * One choice at a time: a card named by the address, or a category picked by its chip. Making one undoes the
 * other, so the two never disagree.
 */
export function chooseUseCase() {
  const filter = document.querySelector<HTMLFieldSetElement>("[data-use-case-filter]");
  const status = document.querySelector<HTMLElement>("[data-use-case-status]");
  const cards = [...document.querySelectorAll<HTMLElement>("[data-use-case]")];
  if (!filter || !status) return;
  const section = document.getElementById("use-cases");
  const isRow = matchMedia("(width < 62rem)");
  const chips = [...filter.querySelectorAll("input")];
  const picked = () => chips.find((chip) => chip.checked)?.value ?? "";

  const isChosen = (card: HTMLElement, choice: NonNullable<Choice>) =>
    choice.kind === "card"
      ? card.dataset.useCase === choice.id
      : card.dataset.categories?.split(" ").includes(choice.id);

  const show = (choice: Choice) => {
    for (const card of cards) {
      if (!choice) delete card.dataset.state;
      else card.dataset.state = isChosen(card, choice) ? "highlighted" : "dimmed";
    }
    // What is chosen comes first, in the row of a phone as well.
    cards[0]?.closest(".card-row")?.scrollTo(0, 0);
  };

  const followHash = (moveFocus: boolean) => {
    const id = highlightHash.exec(location.hash)?.[1];
    const card = cards.find((candidate) => candidate.dataset.useCase === id);
    if (!card) {
      if (id) section?.scrollIntoView();
      if (cards.some((other) => other.dataset.state) && !picked()) clear();
      return;
    }
    // No chip stays chosen, so that the one for all can be chosen and undo the highlight.
    for (const chip of chips) chip.checked = false;
    show({ kind: "card", id: id as string });
    const title = card.querySelector("h3")?.textContent ?? "";
    status.textContent = (status.dataset.highlighted ?? "").replace("{title}", title);
    // Above the row of a phone stands half a screen of words and chips: there the card itself is led to.
    (isRow.matches ? card : section)?.scrollIntoView();
    if (moveFocus) card.focus({ preventScroll: true });
  };

  const clear = () => {
    for (const chip of chips) chip.checked = chip.value === "";
    show(undefined);
    status.textContent = status.dataset.cleared ?? "";
  };

  const followChip = () => {
    const id = picked();
    if (!id) return clear();
    show({ kind: "category", id });
    const label = filter.querySelector(":checked")?.parentElement?.textContent ?? "";
    const count = cards.filter((card) => card.dataset.state === "highlighted").length;
    status.textContent = (status.dataset.filtered ?? "").replace("{label}", label).replace("{count}", String(count));
  };

  filter.addEventListener("change", () => {
    if (highlightHash.test(location.hash)) {
      history.replaceState(null, "", location.pathname + location.search);
    }
    followChip();
  });
  addEventListener("hashchange", () => followHash(true));
  // A browser that goes back to the page chooses the same chip again, without a word, before this runs or after.
  const followKeptChip = () => picked() && followChip();
  followKeptChip();
  addEventListener("pageshow", followKeptChip);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#highlight="]');
    // Choosing the card that is chosen already changes no hash, and still should lead there.
    if (link && link.href === location.href) followHash(true);
  });
  followHash(false);
  // Fonts that come later can move the cards a little, and the way there with them.
  if (highlightHash.test(location.hash)) document.fonts.ready.then(() => followHash(false));
}
