type Toast = { title: string; text: string; kind?: "destructive" };

const shownForMs = 8000;

/** Says something for a while at the edge of the page; screen readers hear it from the live region. */
export function toast({ title, text, kind }: Toast) {
  const region = document.querySelector<HTMLElement>("[data-toasts]");
  if (!region) return;

  const box = element("div", "toast");
  if (kind) box.dataset.kind = kind;
  const close = element("button", "toast-close", "×");
  close.setAttribute("type", "button");
  close.setAttribute("aria-label", region.dataset.toasts ?? "");
  close.addEventListener("click", () => box.remove());
  box.append(element("p", "toast-title", title), element("p", "toast-text", text), close);

  region.append(box);
  if (!kind) setTimeout(() => box.remove(), shownForMs);
}

function element(tag: string, className: string, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
