import { textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import { db } from '../db/db';

const codes: Readonly<Record<string, number>> = {
  Online: 1,
  Offline: 10,
  KccOnly: 11,
  AdministratorsOnly: 12,
  Faulted: 20,
};

/** Reads a status by its number or its name. */
function codeOf(sent: unknown): number {
  const text = typeof sent === 'number' ? String(sent) : textOf(sent);
  const code = codes[text] ?? Number(text);
  return text !== '' && Object.values(codes).includes(code)
    ? code
    : refuse(422, `Onbekende beschikbaarheid '${text}'.`, 'status');
}

const PORTAL = 'portal';

export const availability = {
  read: (): number => db.portalStatus.find(PORTAL)?.status ?? codes['Online'] ?? 1,
  write: (status: unknown): void => {
    db.portalStatus.add({ id: PORTAL, status: codeOf(status) });
  },
};
