import { goto, type Stage, type Surface } from './surface';

const UNIT = '/objectkaart/ab000000-0000-4000-8000-000000000001';
/** An announcement that names its unit. */
const ABOUT_A_UNIT = '/dashboard/mededelingen/bc000000-0000-4000-8000-000000000004';
const COMPLEX = '/complexkaart/ac000000-0000-4000-8000-000000000002';

async function openTab(stage: Stage, path: string, holds: string | RegExp) {
  await goto(stage, path);
  await stage.page.getByRole('main').getByText(holds).first().waitFor();
}

/** A tab of a card, once its content is shown. */
const tab = (name: string, path: string, holds: string | RegExp): Surface => ({
  name,
  user: 'carla',
  open: (stage) => openTab(stage, path, holds),
});

/** A tab of the user's own card. */
const ownTab = (name: string, holds: string | RegExp): Surface => ({
  name: `colleague-${name}`,
  user: 'carla',
  open: (stage) => openTab(stage, `/collegakaart/${stage.me.userId}/${name}`, holds),
});

async function unfoldMap(stage: Stage) {
  await goto(stage, UNIT);
  await stage.page.getByRole('button', { name: 'Kaart' }).click();
  await stage.page.getByRole('application').waitFor();
}

async function unitBesideItsName(stage: Stage) {
  await goto(stage, ABOUT_A_UNIT);
  await stage.page
    .getByRole('button', { name: /^Gegevens van Kerkstraat/ })
    .first()
    .click();
  await stage.page.getByRole('dialog').getByText('Laatste activiteit').waitFor();
}

/** The cards of units, complexes and colleagues. */
export const recordCards: readonly Surface[] = [
  { ...tab('unit-timeline', `${UNIT}/tijdlijn`, 'Lekkage badkamer'), ofScreen: true },
  {
    ...tab('unit-announcements', `${UNIT}/mededelingen`, /mededeling/i),
    drawnAs: 'person-announcements',
  },
  tab('unit-contracts', `${UNIT}/contracten`, /Maria van Dijk/),
  tab('unit-valuation', `${UNIT}/woningwaardering`, 'Waar de punten vandaan komen'),
  { name: 'unit-map', user: 'carla', modes: ['desktop'], open: unfoldMap },
  { name: 'unit-profile', user: 'carla', modes: ['desktop', 'mobile'], open: unitBesideItsName },
  { ...tab('complex-units', `${COMPLEX}/eenheden`, /Kerkstraat|eenheden/), ofScreen: true },
  { ...tab('complex-timeline', `${COMPLEX}/tijdlijn`, 'Er is nog niets gebeurd.'), drawnAs: 'inbox-empty' },
  {
    ...tab('complex-announcements', `${COMPLEX}/mededelingen`, /mededeling/i),
    drawnAs: 'person-announcements',
  },
  { ...ownTab('calendar', 'Planning'), ofScreen: true, opensPerMode: true },
  ownTab('history', /Tijdlijn/),
  ownTab('telephony', /Gesprekken in week/),
];
