import { defineCardTabs } from './defineCardTabs';

const load = () => Promise.resolve(() => null);
interface Home {
  isHouse: boolean;
}

const card = defineCardTabs<Home, 'tijdlijn' | 'waardering'>('/objectkaart/:unitId', {
  tijdlijn: { title: 'Tijdlijn', needsAny: ['caseRead', 'customerCard'], load },
  waardering: { title: 'Waardering', shows: ({ record }) => record.isHouse, load },
});

it('Every tab becomes a route with its title and permissions', () => {
  expect(card.routes).toMatchObject([
    { path: 'tijdlijn', handle: { title: 'Tijdlijn', needsAny: ['caseRead', 'customerCard'] } },
    { path: 'waardering', handle: { title: 'Waardering' } },
  ]);
});

it('The address of the card redirects to its first tab and keeps the query', async () => {
  const { loader } = card.toFirst as { loader: (args: object) => Response | Promise<Response> };
  const request = new Request('https://thuisbalie.example/objectkaart/u1?createtask=true');
  const { headers } = await loader({ params: { unitId: 'u1' }, request });
  expect(headers.get('location')).toBe('/objectkaart/u1/tijdlijn?createtask=true');
});

it('A tab without a screen, an unknown tab and a missing tab do not compile', () => {
  // @ts-expect-error -- nothing to show
  defineCardTabs('/objectkaart/:unitId', { tijdlijn: { title: 'Tijdlijn' } });
  const tijdlijn = { title: 'Tijdlijn', load };
  // @ts-expect-error -- no such tab
  defineCardTabs<Home, 'tijdlijn'>('/objectkaart/:unitId', { tijdlijn, contract: { title: '', load } });
  // @ts-expect-error -- a word of an address without its tab
  defineCardTabs<Home, 'tijdlijn' | 'contract'>('/objectkaart/:unitId', { tijdlijn });
  // @ts-expect-error -- no such tab
  card.pattern('contract');
});
