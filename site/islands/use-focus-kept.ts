import { useEffect, useRef } from "react";

/** Some browsers take the focus from a button that is disabled; it gets it back, unless it has moved on since. */
export function useFocusKept(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const note = () => {
    hadFocus.current = button.current === document.activeElement;
  };
  useEffect(() => {
    if (isDisabled) return;
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [isDisabled]);
  return { button, note };
}
