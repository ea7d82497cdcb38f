/**
 * The packet opens a session in a customer's name. So it is kept only here, between the server's answer and the post
 * into the frame, and never in a store, action, log or page (T15).
 */
let held: string | null = null;

export const holdPacket = (packet: string): void => {
  held = packet;
};

export const dropPacket = (): void => {
  held = null;
};

/** Posts the packet once into the frame with this name; the form is removed before any other code of the page runs. */
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
