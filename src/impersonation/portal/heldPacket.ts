/**
 * The packet opens a session in a customer's name, so it is held here alone, between the answer of the server and the post into
 * the frame: no store, action, log or page has it (T15).
 */
let held: string | null = null;

export const holdPacket = (packet: string): void => {
  held = packet;
};

export const dropPacket = (): void => {
  held = null;
};

/** Posts the packet into the frame of this name, once; the form is gone before anything else of the page runs. */
export function postPacket(url: string, target: string): void {
  if (held === null) return;
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url, target, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'packet', value: held });
  dropPacket();
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
