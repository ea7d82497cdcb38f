import { actionsFor, type DeskFacts, type DeskStatus, type StatusAction, statusOf } from './deskStatus';

const PRESENCES = ['Available', 'Away', 'Break'];
const facts = (changes: Partial<DeskFacts>): DeskFacts => ({
  phone: 'notReady',
  isInQueue: false,
  isAtChat: false,
  presence: 'Available',
  presences: PRESENCES,
  ...changes,
});

const inWords = (action: StatusAction) => (action.kind === 'presence' ? action.value : action.kind);
const ready = { phone: 'ready', isInQueue: true } as const;

it.each<[DeskStatus, Partial<DeskFacts>, string]>([
  ['available', {}, 'ready enterQueue enterChat'],
  ['available', { presence: 'Break' }, 'Available ready enterQueue enterChat'],
  ['available', { ...ready, isAtChat: true }, ''],
  ['available', { ...ready, isInQueue: false, isAtChat: true }, 'enterQueue'],
  ['available', { phone: 'loggedOut' }, 'enterChat'],
  ['phoneOnly', { isAtChat: true }, 'ready enterQueue leaveChat'],
  ['chatOnly', { ...ready }, 'notReady enterChat'],
  ['chatOnly', { presence: 'Break' }, 'enterChat'],
  ['break', { ...ready, isAtChat: true }, 'notReady Break leaveChat'],
  ['break', { presence: 'Break' }, ''],
  ['break', { phone: 'loggedOut', isAtChat: true }, 'leaveChat'],
  ['away', { ...ready, isAtChat: true }, 'notReady leaveChat'],
  ['away', { presence: 'Break' }, 'Away'],
  ['away', { presence: 'Break', presences: ['Break', 'Lunch'] }, 'Lunch'],
  ['away', { presence: 'Break', presences: ['Break'] }, ''],
])('the status %s with the facts %j requires the actions: %s', (status, changes, actions) => {
  expect(actionsFor(status, facts(changes)).map(inWords).join(' ')).toBe(actions);
});

it.each<[Partial<DeskFacts>, DeskStatus | null]>([
  [{ ...ready, isAtChat: true }, 'available'],
  [{ ...ready }, 'phoneOnly'],
  [{ isAtChat: true }, 'chatOnly'],
  [{ phone: 'loggedOut', isAtChat: true }, 'chatOnly'],
  [{ presence: 'Break' }, 'break'],
  [{ presence: 'Break', isAtChat: true }, 'chatOnly'],
  [{ presence: 'Iets anders' }, 'away'],
  [{ phone: 'loggedOut', presence: null }, 'away'],
  [{ phone: 'occupied', isAtChat: true }, null],
])('the facts %j mean the status %s', (changes, status) => {
  expect(statusOf(facts(changes))).toBe(status);
});
