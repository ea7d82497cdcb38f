/** Text without the unwanted characters at its end. One pass: `/[…]+$/` takes time by the square of the length. */
export function trimEndOf(text: string, unwanted: RegExp): string {
  let end = text.length;
  while (end > 0 && unwanted.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
