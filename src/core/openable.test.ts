import { connectRoutes, mayOpen } from './openable';
import { paths } from './paths';

const mayCards = (...needs: readonly unknown[]) => needs.every((need) => need === 'customerCard');
const mayNothing = () => false;

it('an address may be opened if it has a route and the user has the permissions of that route', () => {
  connectRoutes([{ path: '*' }]);
  expect(mayOpen(paths.unitCard, mayCards)).toBe(false);
  connectRoutes([
    {
      path: paths.unitCard,
      children: [
        { path: 'tijdlijn', handle: { needs: ['customerCard'] } },
        { path: 'contracten', handle: { needs: ['customerCard', 'contractRead'] } },
      ],
    },
    { path: '*' },
  ]);
  const tab = (name: string) => `${paths.unitCard}/${name}`;
  expect([tab('tijdlijn'), tab('contracten'), tab('anders')].map((to) => mayOpen(to, mayCards))).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayOpen(tab('tijdlijn'), mayNothing)).toBe(false);
});
