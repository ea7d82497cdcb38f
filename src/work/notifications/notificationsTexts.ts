import { formatMoment } from '@/lib/dates/format';
import type { Loudness } from './notificationSettings';
import { lateMark, type AppNotification, type NotificationKind } from './notification';

/** The sentence of a notification; its deadline may have passed since the notification was made. */
const sentences: Record<NotificationKind, (notification: AppNotification, now: number) => string> = {
  task: ({ isOwn }) => (isOwn ? 'Nieuwe taak op jouw naam' : 'Nieuwe taak voor je groep'),
  caseFlow: ({ isOwn }) => (isOwn ? 'Nieuwe zaak op jouw naam' : 'Nieuwe zaak voor je groep'),
  deadline: ({ mark }, now) => {
    const moment = formatMoment(mark, now);
    return Date.parse(mark) < now ? `Deadline was ${moment}` : `Deadline ${moment}`;
  },
  answer: ({ subject }) => (subject === 'task' ? 'Nieuw bericht bij een taak' : 'Nieuw bericht bij een zaak'),
  missedCall: () => 'Gemiste oproep',
  chat: () => 'Er wacht een chatgesprek',
  callBack: ({ mark }, now) =>
    `Te laat met terugbellen: had ${formatMoment(lateMark.ends(mark), now)} gemoeten`,
};

const kinds: Record<NotificationKind, string> = {
  task: 'Nieuwe taak',
  caseFlow: 'Nieuwe zaak',
  deadline: 'Deadline',
  answer: 'Nieuw bericht',
  callBack: 'Te laat teruggebeld',
  missedCall: 'Gemiste oproep',
  chat: 'Wachtende chat',
};

const loudness: Record<Loudness, string> = {
  off: 'Uit',
  quiet: 'Stil, alleen in de lijst',
  sound: 'Met geluid',
  notification: 'Met melding van de browser',
};

export const notificationsTexts = {
  sentence: (notification: AppNotification, now: number): string =>
    sentences[notification.kind](notification, now),
  withTitle: (sentence: string, title: string) => `${sentence}: ${title}`,
  unknownCaller: 'Anoniem nummer',
  callBack: (whom: string) => `${whom} terugbellen`,
  several: (count: number) => `${count} nieuwe signaleringen`,
  unread: 'Ongelezen',
  filter: 'Soort',
  all: 'Alle soorten',
  kinds,
  onlyUnread: 'Alleen ongelezen',
  readAll: 'Alles gelezen',
  nothingUnread: 'alles is al gelezen',
  markRead: (what: string) => `‘${what}’ is gelezen`,
  markUnread: (what: string) => `‘${what}’ is nog niet gelezen`,
  empty: 'Er is niets dat op je wacht.',
  emptyHint: 'Nieuw werk, antwoorden, deadlines, wachtende chats en gemiste oproepen komen hier te staan.',
  noneFiltered: 'Geen signaleringen die hieraan voldoen.',
  settings: 'Signaleringen instellen',
  loudness,
  showsNames: 'Toon namen in meldingen',
  showsNamesHint: 'Een melding is ook te lezen als je scherm is vergrendeld.',
  noAccess: 'De browser staat geen meldingen toe. Sta ze toe via het slotje bij het adres.',
} as const;
