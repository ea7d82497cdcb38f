import { search } from '../../screens/search';
import { fail, goto, OVERVIEW, type Stage, type Surface, UNDER_MODAL } from './surface';

const searched = async (stage: Stage, text: string) => {
  await goto(stage, '/klanten');
  await search(stage.page).open();
  await search(stage.page).field.fill(text);
};

const overlays: Surface[] = [
  {
    name: 'search-palette',
    open: async (stage) => {
      await searched(stage, 'jan');
      await search(stage.page).group('Huurders').getByRole('link').first().waitFor();
      await stage.page.getByText(/^Niets gevonden onder/).waitFor();
    },
  },
  {
    name: 'search-palette-empty',
    drawnAs: 'search-palette-recent',
    open: async (stage) => {
      await goto(stage, OVERVIEW);
      await search(stage.page).open();
    },
  },
  {
    name: 'search-palette-recent',
    open: async (stage) => {
      const searching = search(stage.page);
      await searched(stage, 'Maria van Dijk');
      await searching.group('Huurders').getByRole('link').first().click();
      await searching.palette.waitFor({ state: 'hidden' });
      await searching.open();
      await searching.group('Recent geopend').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search-palette-number',
    drawnAs: 'search-palette',
    open: async (stage) => {
      await searched(stage, '0610000731');
      await search(stage.page).group('Huurders').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search-palette-failed',
    open: async (stage) => {
      await fail(stage.page, /\/unit\/search\//);
      await searched(stage, 'jan');
      await search(stage.page).group('Eenheden').getByRole('button').waitFor();
    },
  },
  {
    name: 'relation-new',
    drawnAs: 'relation-new-errors',
    open: async (stage) => {
      await goto(stage, '/klanten');
      await stage.page.getByRole('button', { name: 'Nieuwe relatie' }).click();
      await search(stage.page).relation.waitFor();
    },
  },
  {
    name: 'relation-new-errors',
    open: async (stage) => {
      await goto(stage, '/klanten');
      await stage.page.getByRole('button', { name: 'Nieuwe relatie' }).click();
      const { relation } = search(stage.page);
      await relation.getByRole('textbox', { name: 'Relatienummer' }).fill('1');
      await relation.getByRole('button', { name: 'Ophalen' }).click();
      await relation.getByText('Geen gegevens gevonden voor dit relatienummer').waitFor();
      await relation.getByRole('button', { name: 'Relatie aanmaken' }).click();
      await relation.getByText('Vul een voornaam, achternaam of e‑mailadres in.').waitFor();
    },
  },
];

const lists = (
  [
    ['tenants', '/klanten', 'Huurders'],
    ['vendors', '/leveranciers', 'Leveranciers'],
    ['colleagues', '/collegas', 'Collegas'],
    ['units', '/eenheden', 'Eenheden'],
    ['complexes', '/complexen', 'Complexen'],
  ] as const
).map(([name, path, title]): Surface => ({
  name: `search-${name}`,
  ...(name === 'tenants' ? { ofScreen: true } : { drawnAs: 'search-tenants' }),
  open: async (stage) => {
    await goto(stage, path);
    await stage.page.getByRole('list', { name: title }).getByRole('listitem').first().waitFor();
  },
}));

/** A dialog in which a record is added, opened from its list. */
const adding = (name: string, path: string, ask: string): Surface => ({
  name,
  user: 'carla',
  unlessRules: UNDER_MODAL,
  open: async (stage) => {
    await goto(stage, path);
    await stage.page.getByRole('button', { name: ask }).click();
    await stage.page.getByRole('dialog', { name: ask }).getByRole('textbox', { name: /^Naam/ }).waitFor();
  },
});

export const searching: Surface[] = [
  ...lists,
  {
    name: 'suppliers',
    user: 'carla',
    ofScreen: true,
    open: async (stage) => {
      await goto(stage, '/leveranciers/overzicht');
      const list = stage.page.getByRole('list', { name: 'Leveranciersoverzicht' });
      await list
        .getByText(/Wijkbeheer/)
        .first()
        .waitFor();
    },
  },
  adding('supplier-new', '/leveranciers/overzicht', 'Nieuwe leverancier'),
  adding('colleague-new', '/collegas', 'Nieuwe collega'),
  {
    name: 'search-colleagues-popup',
    open: async (stage) => {
      await goto(stage, '/collegas');
      await stage.page.getByRole('combobox', { name: 'Collega zoeken' }).fill('de');
      await stage.page.getByRole('grid').getByRole('row').first().waitFor();
    },
  },
  {
    name: 'search-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, /\/unit\/search\//);
      await goto(stage, '/eenheden?query=kerk');
      await stage.page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).waitFor();
    },
  },
  {
    name: 'search-nothing-found',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await goto(stage, '/eenheden?query=zzzzzz');
      await stage.page.getByText('Geen eenheid gevonden.').waitFor();
    },
  },
  ...overlays.map((surface): Surface => ({ ...surface, unlessRules: UNDER_MODAL })),
];
