/** The only script from elsewhere that a hosted call may load. */
export const callMachine = "https://c.daily.co/call-machine/versioned/";

type Policies = {
  createPolicy(name: "default", rules: { createScriptURL(url: string): string | null }): unknown;
};

let isAllowed = false;
let timesAsked = 0;

/**
 * The provider's client names its script in a plain text, which this site's Trusted Types refuse. Where the page's
 * policy allows a default rule, this one lets through that script and nothing else.
 */
export function allowCallScript(world: { trustedTypes?: Policies } = globalThis as object) {
  if (isAllowed || !world.trustedTypes) return;
  try {
    world.trustedTypes.createPolicy("default", {
      createScriptURL: (url) => (url.startsWith(callMachine) ? askAnew(url) : null),
    });
    isAllowed = true;
  } catch {
    // The page allows no rule at all: the script is then refused, and the visitor learns that it was blocked.
  }
}

/** A browser that still waits for an address takes the same wait for the next try, unless its address differs. */
function askAnew(url: string): string {
  timesAsked += 1;
  return timesAsked === 1 ? url : `${url}?try=${timesAsked}`;
}
