/** On the page that a wordmark leads to, it leads to the top, smoothly, and out of the section that was chosen. */
export function scrollToTop() {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.wordmark");
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (location.hash) {
      history.pushState(null, "", link.pathname);
      dispatchEvent(new HashChangeEvent("hashchange"));
    }
    scrollTo({ top: 0 });
  });
}
