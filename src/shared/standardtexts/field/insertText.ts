/** A text to insert, and the part of the field's text that it replaces. */
export interface Insertion {
  start: number;
  end: number;
  text: string;
}

/**
 * Edits with the browser's own command, so that Ctrl+Z undoes the edit. Returns false if the browser has no such
 * command.
 */
function edit(text: string): boolean {
  /* `execCommand` is deprecated, but it is the only way that keeps the undo history of the field. */
  /* eslint-disable @typescript-eslint/no-deprecated */
  if (typeof document.execCommand !== 'function') return false;
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}

/** Inserts a text into a field as if it had been typed; the cursor ends up behind it. */
export function insertText(field: HTMLTextAreaElement, { start, end, text }: Insertion): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (edit(text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
