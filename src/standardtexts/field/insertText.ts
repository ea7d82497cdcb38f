/** What is on the way into a field, and which part of its text it takes the place of. */
export interface Insertion {
  start: number;
  end: number;
  text: string;
}

/** By the browser's own editing, so that Ctrl+Z takes it back; answers whether the browser can. */
function edit(text: string): boolean {
  /* Deprecated, and the only way that keeps the history of the field. */
  /* eslint-disable @typescript-eslint/no-deprecated */
  if (typeof document.execCommand !== 'function') return false;
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}

/** Puts a text into a field as if it had been typed there; the cursor comes behind it. */
export function insertText(field: HTMLTextAreaElement, { start, end, text }: Insertion): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (edit(text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
