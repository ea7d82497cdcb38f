import { Direction, directionOf } from './contactMoment';

it.each([
  ['Visit', 'Outbound', 'Inbound'],
  ['Chat', 'Outbound', 'Inbound'],
  ['Desk', 'Outbound', 'Inbound'],
  ['Phone', 'Outbound', 'Outbound'],
  ['Phone', 'Inbound', 'Inbound'],
  ['Email', 'Outbound', 'Outbound'],
] as const)('A contact over %s with the chosen direction %s is %s', (channel, chosen, direction) => {
  expect(directionOf(channel, Direction[chosen])).toBe(direction);
});
