import { namedApplications } from './applications';

const own = { id: 'a2', name: 'Thuisbalie' };

it.each<[string, string[], typeof own | null, string[]]>([
  ['the portal of the configuration and itself', ['A1'], own, ['a1 Klantportaal', 'a2 Thuisbalie']],
  [
    'several portals in their order, each once',
    ['a1', 'a3', 'A1'],
    null,
    ['a1 Klantportaal (1)', 'a3 Klantportaal (2)'],
  ],
  ['itself only once if customers read it too', ['A2'], own, ['a2 Thuisbalie (ook voor klanten)']],
  ['no program without a name', ['a1'], { id: 'a2', name: '' }, ['a1 Klantportaal']],
  ['a portal without a name of its own', ['a2'], { id: 'a2', name: '' }, ['a2 Klantportaal']],
  ['nothing if nothing has a name', [], null, []],
])('As applications, this program lists %s', (_, publicIds, mine, expected) => {
  expect(namedApplications(publicIds, mine).map(({ id, name }) => `${id} ${name}`)).toEqual(expected);
});
