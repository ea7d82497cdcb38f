import { type FootChip, thatFit } from './footRoom';

const chip = (id: string, changes: Partial<FootChip> = {}): FootChip => ({
  id,
  label: id,
  unread: 0,
  isOpen: false,
  open: () => {},
  ...changes,
});
const five = [chip('a'), chip('b'), chip('c', { unread: 2 }), chip('d'), chip('e', { isOpen: true })];

it.each([
  [2_000, 'abcde'],
  [880, 'abcde'],
  [879, 'abce'],
  [640, 'ace'],
  [470, 'ce'],
  [300, 'e'],
  [280, ''],
  [-90, ''],
])('A foot of %d px has room for the chips %j of five, open and unread ones first', (room, expected) => {
  expect([...thatFit(five, room)].toSorted().join('')).toBe(expected);
});
