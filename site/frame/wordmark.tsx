import { product } from "../../content/product.ts";

/** A spoken line that settles into a ruled line: the product in one stroke. */
export function Wordmark() {
  return (
    <>
      <svg className="wordmark-sign" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path
          className="wordmark-stroke"
          d="M5 17.5c1.6 0 1.6-5 3.2-5s1.6 9 3.2 9 1.6-12 3.2-12 1.6 8 3.4 8H27"
          fill="none"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-hidden="true">{product.name}</span>
    </>
  );
}
