import { addRevealsOnScroll } from "./add-reveals.ts";
import { chooseUseCase } from "./choose-use-case.ts";
import { closeMobileMenu } from "./close-mobile-menu.ts";
import { fillContactAddress } from "./fill-contact-address.ts";
import { fillYear } from "./fill-year.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { markScrolledHeader } from "./mark-scrolled-header.ts";
import { onceVisible } from "./once-visible.ts";
import { openMenuOnHover } from "./open-menu-on-hover.ts";
import { printPage } from "./print-page.ts";
import { reportErrors } from "./report-errors.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import { switchTheme } from "./switch-theme.ts";

reportErrors();
markScrolledHeader();
openMenuOnHover();
closeMobileMenu();
scrollToTop();
switchTheme();
addRevealsOnScroll();
fillContactAddress();
fillYear();
chooseUseCase();
printPage();
hydrateIslands();

// What only some pages need is fetched only there.
const stage = document.querySelector<HTMLElement>("[data-hero-stage]");
if (stage) onceVisible(stage, () => import("./play-hero.ts").then(({ playHero }) => playHero(stage)));
const questions = document.querySelector<HTMLElement>("[data-questions]");
if (questions) import("./search-questions.ts").then(({ searchQuestions }) => searchQuestions(questions));
const calculator = document.querySelector<HTMLElement>("[data-calculator]");
if (calculator) onceVisible(calculator, () => import("./calculate.ts").then(({ calculate }) => calculate()));
if (document.querySelector("[data-contents]")) import("./mark-contents.ts").then(({ markContents }) => markContents());

// Who drives a page by program waits for this.
document.documentElement.dataset.awake = "";
