import { screen, waitFor } from '@testing-library/react';
import { stats, world } from '@mocks/backend/testServer';
import { aFunctionGroup, db } from '@mocks/db';
import type { ListName } from '@/api/lists/lists';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const ID = 'lijst-proef';
const item = { id: ID, name: 'Proef', title: 'Proef', code: null, description: null };
const shortcut = { id: ID, name: 'Proef', isActive: true };

interface Edited {
  list: ListName;
  path: string;
  add: () => unknown;
  rename: (name: string) => unknown;
  nameNow: () => unknown;
}

const edited: readonly Edited[] = [
  {
    list: 'quickDials',
    path: 'snelkiezers',
    add: () => db.quickDials.add({ ...shortcut, phoneNumber: '0101234567' }),
    rename: (name) => db.quickDials.change(ID, { name }),
    nameNow: () => db.quickDials.find(ID)?.name,
  },
  {
    list: 'quickLinks',
    path: 'snelkoppelingen',
    add: () => db.quickLinks.add({ ...shortcut, title: 'Proef', url: '/dashboard' }),
    rename: (name) => db.quickLinks.change(ID, { name }),
    nameNow: () => db.quickLinks.find(ID)?.name,
  },
  {
    list: 'districts',
    path: 'wijken',
    add: () => db.districts.add(item),
    rename: (name) => db.districts.change(ID, { name }),
    nameNow: () => db.districts.find(ID)?.name,
  },
  {
    list: 'housingTypes',
    path: 'woningtypen',
    add: () => db.housingTypes.add(item),
    rename: (name) => db.housingTypes.change(ID, { name }),
    nameNow: () => db.housingTypes.find(ID)?.name,
  },
  {
    list: 'priceComponents',
    path: 'prijscomponenten',
    add: () => db.priceComponents.add({ ...item, amount: 12.5, status: null }),
    rename: (name) => db.priceComponents.change(ID, { name }),
    nameNow: () => db.priceComponents.find(ID)?.name,
  },
  {
    list: 'metaTags',
    path: 'metatags',
    add: () => db.metaTags.add({ id: ID, name: 'Proef', title: 'Proef', description: null }),
    rename: (name) => db.metaTags.change(ID, { name }),
    nameNow: () => db.metaTags.find(ID)?.name,
  },
  {
    list: 'smartLabels',
    path: 'slimme-labels',
    add: () => db.smartLabels.add({ id: ID, name: 'Proef', value: 'x', description: null }),
    rename: (name) => db.smartLabels.change(ID, { name }),
    nameNow: () => db.smartLabels.find(ID)?.name,
  },
  {
    list: 'targetGroups',
    path: 'doelgroepen',
    add: () => db.targetGroups.add({ id: ID, name: 'Proef', title: 'Proef' }),
    rename: (name) => db.targetGroups.change(ID, { name }),
    nameNow: () => db.targetGroups.find(ID)?.name,
  },
  {
    list: 'functionGroups',
    path: 'afdelingsgroepen',
    add: () => db.functionGroups.add(aFunctionGroup({ id: ID, title: 'Proef' })),
    rename: (title) => db.functionGroups.change(ID, { title }),
    nameNow: () => db.functionGroups.find(ID)?.title,
  },
];

/** Both editors change the name; neither change is lost unseen. */
it.each(edited)('$list: The second of two editors of a record chooses between the changes', async (one) => {
  world.config = { facets: { telephony: { available: true } } };
  one.add();
  const { user, store } = renderApp(`/beheer/lijsten/${one.path}`, { user: 'carla' });
  await user.click(await screen.findByRole('button', { name: 'Proef wijzigen' }));
  await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'jes');
  one.rename('Proefstuk');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const keep = await screen.findByRole('button', { name: 'Mijn versie houden' });
  expect(one.nameNow()).toBe('Proefstuk');
  expect(stats.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.click(keep);
  await untilMaySubmit(store, 'lists/save', `${one.list}/${ID}`);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(one.nameNow()).toBe('Proefjes'));
});
