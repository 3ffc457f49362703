/** Two colours of tokens.css, for what a browser colours before it reads a stylesheet, or without one. */
export const paper = "#faf7ef";
export const night = "#091611";
