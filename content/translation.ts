/** Keys whose values are code that sections act on, so every language keeps them as they are. */
type CodeKey = "to" | "hash" | "id" | "icon" | "category" | "categories" | "level" | "mark" | "from" | "href";

type Code = string | readonly string[];

/** The shape of the English words with other sentences in it: a missing key or item does not compile. */
export type Translation<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { readonly [Key in keyof T]: Key extends CodeKey ? KeepCode<T[Key]> : Translation<T[Key]> };

type KeepCode<T> = T extends Code ? T : Translation<T>;
