import { type Control, fieldNamed, type InputSurface, LINE, OFFLINE, unlessShown } from './input';

const ADDRESS = 'een.ander+huur@mail.example';

const held = async (control: Control, _id: string, text: string): Promise<number> =>
  (await control<{ count: number }>('GET', `registered/${encodeURIComponent(text)}`)).count;

/** Mail that went out goes to somebody else; sending it again is the same but for what is filled in at first. */
const forwardedMail: InputSurface = {
  name: 'forwarded mail',
  modal: true,
  write: {
    method: 'POST',
    path: '/api/v1/mail/outgoing/*/forward',
    calls: 1,
    lookUp: /\/api\/v1\/(?:mail\/outgoing|activity\/bycase)\//,
    held,
    success: 'De mail is doorgestuurd.',
    failure: 'De mail is niet doorgestuurd.',
    offline: OFFLINE,
    about: null,
    afterEnd: { sent: 'all' },
  },
  open: async ({ screen, control }) => {
    const { id } = await control<{ id: string }>('POST', 'outgoingMail');
    await screen.goTo(`/mail/uitgaand/${id}`);
    const within = screen.role('main', { covered: true });
    const open = screen.role('button', { name: 'Doorsturen', within });
    await open.click();
    const form = screen.role('dialog', { name: 'Mail doorsturen', covered: true });
    const field = fieldNamed(screen, /^Aan/);
    return {
      ids: [id],
      text: ADDRESS,
      field,
      button: screen.role('button', { name: 'Doorsturen', within: form }),
      type: (words = ADDRESS) => field.fill(words),
      reopen: unlessShown(field, () => open.click()),
    };
  },
};

/** One for everybody, which is no record's own; that two may say the same is told by the one of a card. */
const writtenAnnouncement: InputSurface = {
  name: 'announcement for everybody',
  modal: false,
  write: {
    method: 'POST',
    path: '/api/v1/announcement/admin',
    calls: 1,
    lookUp: /\/api\/v1\/announcement\/overview/,
    held,
    success: 'Mededeling succesvol vastgelegd',
    failure: 'Fout opgetreden tijdens vastleggen van de mededeling',
    offline: OFFLINE,
    about: null,
    afterEnd: { sent: 'all' },
  },
  open: async ({ screen }) => {
    await screen.goTo('/dashboard/mededelingen');
    const begin = screen.role('button', { name: 'Mededeling schrijven' });
    await begin.click();
    const field = fieldNamed(screen, /^Titel/);
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: screen.role('button', { name: 'Mededeling vastleggen' }),
      type: (words = LINE) => field.fill(words),
      reopen: unlessShown(field, async () => {
        if (await begin.is('visible')) await begin.click();
      }),
    };
  },
};

/** What is sent to people outside of any card. */
export const officeInputs: readonly InputSurface[] = [forwardedMail, writtenAnnouncement];
