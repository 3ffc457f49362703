/** Text that no mail program turns into a link: who wrote it into a report is not the one whose name is on the mail. */
export function inert(text: string): string {
  return text
    .replace(/([a-z][a-z0-9+-]{0,20}):(?=\/\/|[^\s:]{1,64}@)/gi, "$1[:]")
    .replace(/(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L}{2})/gu, "[.]")
    .replace(/(?<=[\p{L}\p{N}_-])@(?=[\p{L}\p{N}])/gu, "[at]")
    .replace(/(?<=\d)\.(?=\d{1,3}\.\d)/g, "[.]");
}
